import type { FeedItem } from '#contracts/feeds.ts'

/** The values that an entry needs beside the item itself. */
export interface FeedTexts {
  /** `/x` -> `https://…/x`. */
  absolute: (path: string) => string
  formatName: (format: FeedItem['format']) => string
  today: Date
}

/** An XML format for many products: the beginning, an entry for each product, and the end. */
export interface ProductFeed {
  open: string
  entry: (item: FeedItem, texts: FeedTexts) => string
  close: string
}

/**
 * `Szerb Antal: Utas és holdvilág (Puha kötés)`. The format is part of the title, because each format has its own
 * price.
 */
export const titleOf = ({ authors, title, format }: FeedItem, { formatName }: FeedTexts): string =>
  `${authors.length > 0 ? `${authors.join(', ')}: ` : ''}${title} (${formatName(format)})`

/** Cuts a text to a number of whole characters. */
export const cutAt = (text: string, max: number): string => {
  const whole = text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')
  return text.length <= max ? text : `${whole.trimEnd()}…`
}

export const imageOf = ({ cover }: FeedItem, { absolute }: FeedTexts): string => absolute(`${cover.path}-640.jpg`)
