import type { Locale } from '#contracts/shop.ts'

/** The files under `/feeds/`, each with its language. */
export const feedFiles = {
  'uj-konyvek.xml': { kind: 'news', locale: 'hu' },
  'new-books.xml': { kind: 'news', locale: 'en' },
  'arukereso.xml': { kind: 'arukereso', locale: 'hu' },
  'google-hu.xml': { kind: 'google', locale: 'hu' },
  'google-en.xml': { kind: 'google', locale: 'en' },
} as const satisfies Record<string, { kind: 'news' | 'arukereso' | 'google'; locale: Locale }>

export type FeedFile = keyof typeof feedFiles

export const isFeedFile = (name: string): name is FeedFile => Object.hasOwn(feedFiles, name)
