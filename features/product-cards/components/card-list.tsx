import type { useCardList } from '../use-card-list.ts'
import { ProductCard } from './product-card.tsx'

/** So many covers as `inSight` says are visible on every screen without scrolling. */
export const CardList = ({ cards, className, sizes, inSight, favourite }: ReturnType<typeof useCardList>) => (
  <ul className={className}>
    {cards.map((card, index) => (
      <li key={card.id}>
        <ProductCard card={card} sizes={sizes} priority={index < inSight} favourite={favourite} />
      </li>
    ))}
  </ul>
)
