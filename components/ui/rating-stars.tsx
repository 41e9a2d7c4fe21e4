import { Star, StarHalf } from 'lucide-react'

/** Read only; rounded to halves. `label` says it in words: `4,7 az 5-ből`. */
export const RatingStars = ({ value, label }: { value: number; label: string }) => {
  const halves = Math.round(value * 2)
  return (
    <span role="img" aria-label={label} className="inline-flex gap-1 text-star">
      {[2, 4, 6, 8, 10].map((needed) => (
        <span key={needed} className="relative flex">
          <Star size={15} strokeWidth={1.6} className={halves >= needed ? 'fill-current' : undefined} />
          {halves === needed - 1 && <StarHalf size={15} strokeWidth={1.6} className="absolute fill-current" />}
        </span>
      ))}
    </span>
  )
}
