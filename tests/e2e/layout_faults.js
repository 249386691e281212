// What is wrong with the layout of this page when its text is `size` per cent large, a sentence each.
(size) => {
  const root = document.documentElement;
  root.style.fontSize = `${size}%`;
  const faults = [];
  const { scrollWidth } = document.scrollingElement;
  if (scrollWidth > innerWidth) faults.push(`${scrollWidth - innerWidth} px lie beside the page`);

  const scrollsSideways = (element) =>
    element !== document.body &&
    (["auto", "scroll"].includes(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && scrollsSideways(element.parentElement)));

  // What has been scrolled out of a part of the page is not seen, whatever lies there now.
  const isScrolledAway = (element, y) => {
    if (element === null) return false;
    const scrolls = ["auto", "scroll"].includes(getComputedStyle(element).overflowY);
    const { top, bottom } = element.getBoundingClientRect();
    return (scrolls && (y < top || y > bottom)) || isScrolledAway(element.parentElement, y);
  };

  // Text that only voices get is clipped away.
  const isForVoices = (element) =>
    element !== null &&
    (getComputedStyle(element).clipPath !== "none" || isForVoices(element.parentElement));

  // The lines of text that can be seen: nothing lies over their middle.
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.data.trim() === "" || isForVoices(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      const element = node.parentElement;
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      if (y < 0 || y > innerHeight || isScrolledAway(element, y)) continue;
      const top = document.elementFromPoint(Math.min(x, innerWidth - 1), y);
      if (!top || !(top.contains(element) || element.contains(top))) continue;
      lines.push({ element, box, text: node.data.trim() });
    }
  }
  for (const { element, box, text } of lines) {
    const cut = Math.max(box.right - innerWidth, -box.left);
    if (cut > 1 && !scrollsSideways(element)) faults.push(`"${text}" is cut off by ${Math.round(cut)} px`);
  }
  lines.forEach((one, at) => {
    for (const other of lines.slice(at + 1)) {
      if (one.element === other.element) continue;
      const width =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Line boxes are higher than their letters.
      const low = Math.min(one.box.height, other.box.height);
      if (width > 2 && height > low * 0.45) {
        faults.push(`"${one.text}" lies over "${other.text}"`);
      }
    }
  });
  root.style.fontSize = "";
  return faults;
}
