import type { PageName } from './pages.ts'

/** Pages without a parameter that editors may link to, by their names. */
export const linkablePages = [
  '/',
  '/search',
  '/categories',
  '/collections',
  '/publishers',
  '/authors',
  '/stores',
  '/faqs',
  '/downloadable-documents',
  '/newsletter',
  '/stock-notifications',
  '/order-tracking',
  '/cart',
  '/login',
] as const satisfies readonly PageName[]
