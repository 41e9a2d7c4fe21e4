import { shopDay } from '../../catalog/rules/shop-day.ts'
import { isDigital } from './is-digital.ts'

interface Ordered {
  format: string
  publishedOn: string | null
}

/** A file appears with its book, at midnight in Budapest. A book whose day was taken back has none. */
export const isAwaited = ({ format, publishedOn }: Ordered, now: Date): boolean =>
  isDigital(format) && (publishedOn === null || publishedOn > shopDay(now))

/** @returns the day on which the file appears; null for what is out, printed, or without a day */
export const awaitedFile = (ordered: Ordered, now: Date): string | null =>
  isAwaited(ordered, now) ? ordered.publishedOn : null
