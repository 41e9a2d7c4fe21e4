import type { Currency } from '#contracts/shop.ts'
import { endingIn90 } from '../../modules/pricing/rules/ending-in-90.ts'
import type { Edition } from '../read-catalog.ts'
import { seededInteger } from '../../kernel/seeded-number.ts'

const forintsToAnEuro = 390

/** The price of a book without a reduction, in minor units: by its length, its binding and its contributors. */
export const fullPrice = (
  edition: Edition,
  format: Edition['formats'][number],
  minutes: number | null,
  key: string,
): Record<Currency, number> => {
  const paperback =
    (1950 + edition.pages * 5) * (edition.imprint === 'northlight' ? 1.3 : 1) + seededInteger(-250, 250, 'price', key)
  const illustrated = edition.imprint === 'kolibri' ? 600 : 0
  const forints = {
    paperback,
    hardback: paperback * 1.3 + 400 + illustrated,
    ebook: paperback * 0.66,
    audio: 2700 + (minutes ?? 0) * 2.2,
  }[format]
  const HUF = endingIn90(forints)
  return { HUF, EUR: endingIn90((HUF / forintsToAnEuro) * 100) }
}
