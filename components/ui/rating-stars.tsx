/**
 * Read only; rounded to halves. `label` says the value in words: `4,7 az 5-ből`. Styles: rating-stars.css, because a
 * listing has dozens of ratings.
 */
export const RatingStars = ({ value, label }: { value: number; label: string }) => (
  <span role="img" aria-label={label} data-halves={Math.round(value * 2)} className="rating-stars" />
)
