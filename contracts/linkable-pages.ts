/** Pages without a parameter that editors may lead to, by their internal paths (`lib/routing/pages.ts`). */
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
] as const
