/** Pages without a parameter that editors may lead to, by their internal paths (`lib/routing/pages.ts`). */
export const linkablePages = ['/', '/search', '/categories', '/collections', '/publishers', '/authors', '/stores', '/cart', '/login'] as const
export type LinkablePage = (typeof linkablePages)[number]
