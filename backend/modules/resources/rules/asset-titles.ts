import en from '#messages/en/publisher-files.json' with { type: 'json' }
import hu from '#messages/hu/publisher-files.json' with { type: 'json' }
import type { BothLanguages } from '../../../db/schema/columns.ts'

/** In the order in which they are shown, after those that the shop made itself. */
const looks = ['back', 'inside', 'other', 'video', 'sample', 'document'] as const
export type AssetLook = (typeof looks)[number]

const firstPosition = 10

export const positionOf = (look: AssetLook): number => firstPosition + looks.indexOf(look)

/** @param number counts those that look alike, from 1 */
export const titleOf = (look: AssetLook, number: number): BothLanguages => {
  const which = number === 1 ? '' : ` (${number})`
  return { hu: hu[look] + which, en: en[look] + which }
}
