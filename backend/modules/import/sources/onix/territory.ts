import { childOf, valueOf, type XmlNode } from './xml-node.ts'

/** Where the shop sells. */
const home = 'HU'

/** How a territory covers our country: by its name, as a part of the world, or not at all. */
export type Cover = 'named' | 'world' | 'none'

const listIn = (territory: XmlNode, name: string): string[] => (valueOf(territory, name) ?? '').split(/\s+/)

/** A composite `Territory` (of a market, a price, sales rights). Without one it is the whole world. List 49: WORLD, ROW. */
export const coverOf = (parent: XmlNode | undefined): Cover => {
  const territory = childOf(parent, 'Territory')
  if (!territory) return 'world'
  if (listIn(territory, 'CountriesExcluded').includes(home)) return 'none'
  if (listIn(territory, 'CountriesIncluded').includes(home)) return 'named'
  const regions = listIn(territory, 'RegionsIncluded')
  if (regions.includes('WORLD') || regions.includes('ROW')) return 'world'
  const isLimited = valueOf(territory, 'CountriesIncluded') ?? valueOf(territory, 'RegionsIncluded')
  return isLimited === undefined ? 'world' : 'none'
}

const ranks: Readonly<Record<Cover, number>> = { named: 0, world: 1, none: 2 }

/** The closest of several covers; that of no territory at all is the world. */
export const closestCover = (covers: readonly Cover[]): Cover =>
  covers.toSorted((a, b) => ranks[a] - ranks[b])[0] ?? 'world'
