import { carrierLabels } from '#contracts/carriers.ts'
import type { PickupPoint } from '#contracts/pickup-points.ts'
import { foldText } from '#lib/format/fold-text.ts'

export interface IndexedPoint {
  point: PickupPoint
  /** Unique among all carriers: an id is only unique within its carrier. */
  key: string
  text: string
}

export const pointKey = ({ carrier, id }: Pick<PickupPoint, 'carrier' | 'id'>): string => `${carrier}:${id}`

/** Points that are near one another stand together, whichever carrier they belong to. */
export const sortPoints = (points: readonly IndexedPoint[]): IndexedPoint[] =>
  points.toSorted((a, b) => a.point.ZIPCode.localeCompare(b.point.ZIPCode) || a.text.localeCompare(b.text))

/** The texts are folded once, when the list arrives, and not at every key press. */
export const indexPoints = (points: readonly PickupPoint[]): IndexedPoint[] =>
  sortPoints(
    points.map((point) => ({
      point,
      key: pointKey(point),
      text: ` ${foldText([point.ZIPCode, point.city, point.addressLine, point.name].join(' '))} ${carrierLabels[point.carrier].words}`,
    })),
  )

/** Every word of the query begins a word of the point: ZIP code, town, street, name or carrier, in any order. */
export const searchPoints = (index: readonly IndexedPoint[], query: string): readonly IndexedPoint[] => {
  const words = foldText(query).split(' ').filter(Boolean)
  return words.length === 0 ? index : index.filter(({ text }) => words.every((word) => text.includes(` ${word}`)))
}

const isZipCode = /^\d{4}$/

/**
 * The points near a post code that has no point itself. The first three digits are a district or a group of villages,
 * the first two are a part of the country.
 */
export const nearbyPoints = (index: readonly IndexedPoint[], query: string): readonly IndexedPoint[] => {
  const code = query.trim()
  if (!isZipCode.test(code)) return []
  const around = [3, 2].map((digits) => index.filter(({ point }) => point.ZIPCode.startsWith(code.slice(0, digits))))
  return around.find(({ length }) => length > 0) ?? []
}

/** The form that the map takes. */
export const placeOf = ({ key, point: { latitude, longitude, name, addressLine } }: IndexedPoint) => ({
  key,
  latitude,
  longitude,
  name,
  address: addressLine,
})
