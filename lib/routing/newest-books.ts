import type { Href } from './navigation.ts'

/** Where somebody who found nothing finds something to read: in every shop, whatever lists it keeps. */
export const newestBooks: Href = { pathname: '/search', query: { sort: 'newest' } }
