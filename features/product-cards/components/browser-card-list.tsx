'use client'

import type { ComponentProps } from 'react'
import { type Packed, unpack } from '#lib/format/packed.ts'
import { CardList } from './card-list.tsx'

/**
 * Of the browser only so that the data for the router carry the cards as data and not as elements, which cost more than
 * their markup. A document has them as markup alone (server/pages/find-markup.ts).
 */
export const BrowserCardList = ({ list }: { list: Packed<ComponentProps<typeof CardList>> }) => (
  <CardList {...unpack(list)} />
)
