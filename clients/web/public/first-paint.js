// Runs before the first paint, so that no page flashes in the wrong scheme or language.
// A file of its own, because the content security policy allows no inline scripts.
// The names are those of src/settings/settings.ts; a test holds the two together.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("wartesaal.settings") ?? "{}");
  } catch {
    // A browser that keeps nothing gets the defaults.
  }
  const { theme, contrast, font, textSize, seatColours, language } = kept;
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  if (contrast === "high") root.dataset.contrast = contrast;
  if (font === "easy") root.dataset.font = font;
  if (textSize >= 150) root.dataset.text = "large";
  if (seatColours === "strong") root.dataset.seats = seatColours;
  if (textSize > 100 && textSize <= 200) root.style.fontSize = `${textSize}%`;
  const spoken = navigator.language.startsWith("de") ? "de" : "en";
  root.lang = language === "de" || language === "en" ? language : spoken;
})();
