import type { variants } from '../../db/schema/variants.ts'
import type { Edition } from '../read-catalog.ts'
import { seededInteger } from '../../kernel/seeded-number.ts'

type Format = Edition['formats'][number]
type Facts = Pick<
  typeof variants.$inferInsert,
  'type' | 'vatRate' | 'pages' | 'minutes' | 'width' | 'height' | 'weight'
>

/** Width and height of a paperback and a hardback in millimetres, by imprint. */
const sizes: Record<string, { paperback: [number, number]; hardback: [number, number] }> = {
  kolibri: { paperback: [140, 200], hardback: [197, 238] },
  helikon: { paperback: [125, 200], hardback: [135, 207] },
  park: { paperback: [137, 210], hardback: [145, 217] },
  jelenkor: { paperback: [123, 184], hardback: [130, 191] },
}
const usualSize: { paperback: [number, number]; hardback: [number, number] } = {
  paperback: [123, 190],
  hardback: [133, 202],
}

/** In grams: sheets of 80 g/m² and the cover. */
const weightOf = ([width, height]: [number, number], pages: number, cover: number): number =>
  Math.round((((width * height) / 1e6) * (pages / 2) * 80 + cover) / 2) * 2

/** The data that follow from an edition and a format: size and weight of printed books, length of audiobooks, VAT. */
export const factsOf = (edition: Edition, format: Format, key: string): Facts => {
  const { pages, imprint } = edition
  const nothing = { pages: null, minutes: null, width: null, height: null, weight: null }
  if (format === 'ebook') return { ...nothing, type: 'virtual', vatRate: 27, pages }
  if (format === 'audio')
    return {
      ...nothing,
      type: 'virtual',
      vatRate: 27,
      minutes: Math.round(pages * 1.8) + seededInteger(0, 25, 'minutes', key),
    }
  const size = (sizes[imprint] ?? usualSize)[format]
  return {
    ...nothing,
    type: 'physical',
    vatRate: 5,
    pages,
    width: size[0],
    height: size[1],
    weight: weightOf(size, pages, format === 'hardback' ? 210 : 45),
  }
}
