import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Href } from '#lib/routing/navigation.ts'

export const suggestionKinds = ['variants', 'keywords', 'categories', 'contents'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

/** One option under the search field. */
export interface Suggestion {
  id: string
  text: string
  href: Href
  note?: string
  variant?: VariantCard
  /** An earlier search, which the visitor can remove from the list. */
  isRecent?: boolean
}

export interface SuggestionGroup {
  id: string
  title: string
  items: Suggestion[]
}

export const searchHref = (q: string): Href => ({ pathname: '/search', query: { q } })
