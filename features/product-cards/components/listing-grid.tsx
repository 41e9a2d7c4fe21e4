import { pack } from '#lib/format/packed.ts'
import { type Shown, useCardList } from '../use-card-list.ts'
import { BrowserCardList } from './browser-card-list.tsx'

/** The books of a listing. */
export const ListingGrid = (shown: Shown) => (
  <div>
    <BrowserCardList list={pack(useCardList(shown))} />
  </div>
)
