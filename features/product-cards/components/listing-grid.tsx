import { pack } from '#lib/format/packed.ts'
import { type Shown, useCardList } from '../use-card-list.ts'
import { BrowserCardList } from './browser-card-list.tsx'

/** The books of a listing, in an element that a document can hold as markup alone (server/pages/find-markup.ts). */
export const ListingGrid = (shown: Shown) => (
  <div>
    <BrowserCardList list={pack(useCardList(shown))} />
  </div>
)
