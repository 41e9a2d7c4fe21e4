import { z } from 'zod'
import { reference } from './brands.ts'
import { variantCard } from './variant-cards.ts'
import type { EndpointTable } from './endpoint.ts'

/** The typed text. Each kind has five suggestions unless the query says otherwise. */
const typedQuery = z.object({
  q: z.string().trim().min(1).max(256),
  limit: z.coerce.number().int().min(1).max(20).default(5),
})

/** A suggested phrase, with the number of books that it finds. */
const keyword = z.object({ keyword: z.string(), count: z.int() })

/** The four kinds of suggestions, and the keywords alone. */
export const quicksearch = {
  'GET /v2.0/quicksearch_suggestions/variants': {
    action: 'catalog.read',
    limit: 'suggestion',
    summary: 'Books whose title or author begins with the typed text, or whose ISBN does; similar ones if none does.',
    query: typedQuery,
    response: z.object({ items: z.array(variantCard) }),
  },
  'GET /v2.0/quicksearch_suggestions/categories': {
    action: 'catalog.read',
    limit: 'suggestion',
    summary: 'Categories with a word that begins with the typed text.',
    query: typedQuery,
    response: z.object({ items: z.array(reference.extend({ count: z.int() })) }),
  },
  'GET /v2.0/quicksearch_suggestions/keywords': {
    action: 'catalog.read',
    limit: 'suggestion',
    summary: 'Authors, series, publishers and subjects that begin with the typed text.',
    query: typedQuery,
    response: z.object({ items: z.array(keyword) }),
  },
  'GET /v2.0/quicksearch_suggestions/contents': {
    action: 'contents.read',
    limit: 'suggestion',
    summary: 'Content pages whose title has a word that begins with the typed text.',
    query: typedQuery,
    response: z.object({ items: z.array(z.object({ id: z.int(), path: z.string(), title: z.string() })) }),
  },
  'GET /v2.0/keywords': {
    action: 'catalog.read',
    summary: 'The keywords with the most books.',
    query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(10) }),
    response: z.object({ items: z.array(keyword) }),
  },
} as const satisfies EndpointTable
