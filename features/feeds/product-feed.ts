import type { FeedItem } from '#contracts/feeds.ts'

/** What an entry needs beside the item itself. */
export interface FeedTexts {
  /** `/x` -> `https://…/x`. */
  absolute: (path: string) => string
  formatName: (format: FeedItem['format']) => string
  today: Date
}

/** A format of XML for many products: what stands before, for each, and after them. */
export interface ProductFeed {
  open: string
  entry: (item: FeedItem, texts: FeedTexts) => string
  close: string
}

/** `Szerb Antal: Utas és holdvilág (Puha kötés)`: formats of a book have prices of their own. */
export const titleOf = ({ authors, title, format }: FeedItem, { formatName }: FeedTexts): string =>
  `${authors.length > 0 ? `${authors.join(', ')}: ` : ''}${title} (${formatName(format)})`

/** Whole characters, at most so many of them. */
export const cutAt = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`

export const imageOf = ({ cover }: FeedItem, { absolute }: FeedTexts): string => absolute(`${cover.path}-640.jpg`)
