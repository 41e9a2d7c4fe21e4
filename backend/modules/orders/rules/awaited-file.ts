import { shopDay } from '../../catalog/rules/shop-day.ts'
import { isDigital } from './is-digital.ts'

/** A file appears with its book, at midnight in Budapest. @returns the day on which it does; null for what is out, or printed */
export const awaitedFile = (
  { format, publishedOn }: { format: string; publishedOn: string },
  now: Date,
): string | null => (isDigital(format) && publishedOn > shopDay(now) ? publishedOn : null)
