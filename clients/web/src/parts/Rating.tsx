/** How strong somebody is: a whole number, with "?" while it still finds its place. */
import type { RatingFace } from "../net/wire";
import { say } from "../texts/house";

/** Hundredths as people read them: no thousands separator, as in every list of chess players. */
export function ratingWords(hundredths: number, provisional: boolean): string {
  const value = String(Math.round(hundredths / 100));
  return say("rating", { value, provisional: provisional ? "yes" : "no" });
}

export function Rating({ rating }: { rating: RatingFace | null }) {
  if (!rating) return null;
  const words = ratingWords(rating.value, rating.provisional);
  return (
    <span class="rating num" title={say(rating.provisional ? "rating-provisional" : "rating-firm")}>
      {words}
    </span>
  );
}
