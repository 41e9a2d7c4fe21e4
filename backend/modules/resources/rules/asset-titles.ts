import type { BothLanguages } from '../../../db/schema/catalogue.ts'

/** In the order in which they are shown, after those that the shop made itself. */
const titles = {
  back: { hu: 'Hátsó borító', en: 'Back cover' },
  inside: { hu: 'Belső oldalak', en: 'Inside pages' },
  other: { hu: 'Kép a könyvről', en: 'Picture of the book' },
  video: { hu: 'Film a könyvről', en: 'Film about the book' },
  sample: { hu: 'Részlet a könyvből', en: 'Sample of the book' },
  document: { hu: 'Dokumentum a könyvhöz', en: 'Document on the book' },
} as const satisfies Record<string, BothLanguages>

export type AssetLook = keyof typeof titles

const looks = Object.keys(titles)
const firstPosition = 10

export const positionOf = (look: AssetLook): number => firstPosition + looks.indexOf(look)

/** @param number counts those that look alike, from 1 */
export const titleOf = (look: AssetLook, number: number): BothLanguages => {
  const { hu, en } = titles[look]
  return number === 1 ? { hu, en } : { hu: `${hu} (${number})`, en: `${en} (${number})` }
}
