import { type Shown, useCardList } from '../use-card-list.ts'
import { CardList } from './card-list.tsx'

/** A few books on the page of something else. */
export const ProductGrid = (shown: Shown) => <CardList {...useCardList(shown)} />
