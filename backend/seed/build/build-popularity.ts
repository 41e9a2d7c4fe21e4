import type { Edition, Work } from '../read-catalog.ts'
import { seededNumber } from '../../kernel/seeded-number.ts'

/**
 * Copies that were sold recently. Most titles sell a little and few a lot. Set books sell in every term, new ones for a
 * year, and famous ones have a number in `data/popularity.json`.
 */
export const popularityOf = (work: Work, edition: Edition, famous: Record<string, number>, today: string): number => {
  const usual = 6 + 70 * seededNumber('popularity', work.key, edition.language) ** 3
  const published = edition.published <= today.slice(0, 7)
  const ageInMonths =
    Number(today.slice(0, 4)) * 12 +
    Number(today.slice(5, 7)) -
    Number(edition.published.slice(0, 4)) * 12 -
    Number(edition.published.slice(5, 7))
  const set = work.categories.some((category) => category.startsWith('kotelezo-')) ? 45 : 0
  const fresh = published ? Math.max(0, 80 - ageInMonths * 6) : -10
  const known = famous[work.key] ?? 0
  const reach = edition.language === 'hu' ? 1 : 0.3
  return Math.max(1, Math.round((usual + set + known + edition.formats.length * 9) * reach + fresh))
}
