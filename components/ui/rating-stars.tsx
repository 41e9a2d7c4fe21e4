/** Read only; rounded to halves. `label` says it in words: `4,7 az 5-ből`. Looks: rating-stars.css, for a listing has dozens. */
export const RatingStars = ({ value, label }: { value: number; label: string }) => (
  <span role="img" aria-label={label} data-halves={Math.round(value * 2)} className="rating-stars" />
)
