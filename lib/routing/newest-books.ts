import type { Href } from './navigation.ts'

/** A list that every shop has, for visitors whose search found nothing. */
export const newestBooks: Href = { pathname: '/search', query: { sort: 'newest' } }
