import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Format } from '#contracts/shop.ts'
import { call } from '#lib/api/browser.ts'
import { formatCount } from '#lib/format/format-count.ts'
import {
  searchHref,
  type Suggestion,
  type SuggestionGroup,
  type SuggestionKind,
  suggestionKinds,
} from './suggestion.ts'

/** The spec's minimum delay before a fetch (point 9). */
const delayMs = 200

const useDelayed = (value: string): string => {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delayMs)
    return () => clearTimeout(timer)
  }, [value])
  return delayed
}

interface Words {
  books: (count: number) => string
  format: (format: Format) => string
}

/** The format is shown only where several variants of a book are in the list. */
const noteOf = (variant: VariantCard, all: readonly VariantCard[], { format }: Words): string => {
  const isOneOfSeveral = all.some(({ id, productId }) => productId === variant.productId && id !== variant.id)
  const authors = variant.authors.map(({ name }) => name).join(', ')
  return [authors, isOneOfSeveral && format(variant.format)].filter(Boolean).join(' · ')
}

const loaders: Record<SuggestionKind, (q: string, signal: AbortSignal, words: Words) => Promise<Suggestion[]>> = {
  variants: async (q, signal, words) => {
    const { items } = await call('GET /v2.0/quicksearch_suggestions/variants', { query: { q } }, { signal })
    return items.map((variant) => ({
      id: `variant-${variant.id}`,
      text: variant.title,
      note: noteOf(variant, items, words),
      href: { path: variant.path },
      variant,
    }))
  },
  categories: async (q, signal, { books }) => {
    const { items } = await call('GET /v2.0/quicksearch_suggestions/categories', { query: { q } }, { signal })
    return items.map(({ id, path, name, count }) => ({
      id: `category-${id}`,
      text: name,
      note: books(count),
      href: { path },
    }))
  },
  keywords: async (q, signal, { books }) => {
    const { items } = await call('GET /v2.0/quicksearch_suggestions/keywords', { query: { q } }, { signal })
    return items.map(({ keyword, count }, index) => ({
      id: `keyword-${index}`,
      text: keyword,
      note: books(count),
      href: searchHref(keyword),
    }))
  },
  contents: async (q, signal) => {
    const { items } = await call('GET /v2.0/quicksearch_suggestions/contents', { query: { q } }, { signal })
    return items.map(({ id, path, title }) => ({
      id: `content-${id}`,
      text: title,
      href: { path },
    }))
  },
}

/** Suggestions for the typed text, by kind. A request that is no longer needed is aborted. */
export const useSuggestions = (typed: string) => {
  const t = useTranslations('quicksearch')
  const formatName = useTranslations('formats')
  const locale = useLocale()
  const q = useDelayed(typed.trim())
  const words: Words = {
    books: (count) => t('books', { count, number: formatCount(count, locale) }),
    format: formatName,
  }
  const answers = useQueries({
    queries: suggestionKinds.map((kind) => ({
      queryKey: ['quicksearch', kind, locale, q],
      queryFn: ({ signal }: { signal: AbortSignal }) => loaders[kind](q, signal, words),
      enabled: q !== '',
      placeholderData: keepPreviousData<Suggestion[]>,
      staleTime: 60_000,
      retry: false,
    })),
  })
  const groups: SuggestionGroup[] = suggestionKinds.flatMap((kind, index) => {
    const items = q === '' ? [] : (answers[index]?.data ?? [])
    return items.length > 0 ? [{ id: kind, title: t(`kinds.${kind}`), items }] : []
  })
  const isComplete = q === typed.trim() && answers.every(({ isFetching }) => !isFetching)
  return { groups, isComplete }
}
