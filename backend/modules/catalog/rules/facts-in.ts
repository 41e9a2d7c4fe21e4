import type { BookFacts } from '#contracts/book-facts.ts'
import type { Locale } from '#contracts/shop.ts'
import type { BookFacts as StoredFacts, Collateral, Edition } from '../../../db/schema/book-facts.ts'

export interface Stored {
  originalTitle: string | null
  facts: StoredFacts | null
  collateral: Collateral | null
  edition: Edition | null
}

/** The stored facts of a book in one language. */
export const factsIn = (locale: Locale, { originalTitle, facts, collateral, edition }: Stored): BookFacts => ({
  originalTitle,
  titles: (facts?.titles ?? []).map(({ language, title, subtitle }) => ({ language, title, subtitle })),
  credits: (facts?.credits ?? []).map(({ codes, name, unnamed }) => ({ codes, name: name?.[locale] ?? null, unnamed })),
  series: facts?.series ?? [],
  edition: edition && { ...edition, statement: edition.statement?.[locale] ?? null },
  contents: collateral?.contents?.[locale] ?? null,
  reviews: (collateral?.reviews ?? []).map((review) => ({ ...review, text: review.text[locale] })),
  prizes: (collateral?.prizes ?? []).map((prize) => ({ ...prize, name: prize.name[locale] })),
})
