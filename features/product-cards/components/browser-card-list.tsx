'use client'

import type { ComponentProps } from 'react'
import { type Packed, unpack } from '#lib/format/packed.ts'
import { CardList } from './card-list.tsx'

/**
 * Of the browser only so that a page carries its cards as data and not once more as markup: for every element of a
 * server component the page holds a description, which costs more than the element itself.
 */
export const BrowserCardList = ({ list }: { list: Packed<ComponentProps<typeof CardList>> }) => (
  <CardList {...unpack(list)} />
)
