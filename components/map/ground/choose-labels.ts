import { fitLabels, type Label } from './fit-labels.ts'
import { budapest, type LatLng, towns, townPlans } from './ground-data.ts'

export interface MapLabel extends Label {
  kind: 'city' | 'town' | 'district' | 'street'
  at: LatLng
}

type Project = (at: LatLng) => { x: number; y: number }

/** The smallest zoom at which a kind of name is shown. */
const from = { towns: 8, districts: 11, streets: 13 }
/** The towns that are shown at every zoom, in larger letters. */
const cities = 9
/** The name of a place stands above its point, see `place-map.css`. */
const aboveTown = 16
/** From this zoom on the map shows only a part of the town, so the names of districts are shown. */
const districtsAlone = 12

const upright = (degrees: number): number => (degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees)

/** A label in the middle of the line's longest segment, along that segment. */
const alongStreet = (line: readonly LatLng[], project: Project): Pick<MapLabel, 'at' | 'turn'> => {
  let longest = { length: -1, at: line[0] ?? [0, 0], turn: 0 }
  for (const [index, end] of line.entries()) {
    const start = line[index - 1]
    if (!start) continue
    const [a, b] = [project(start), project(end)]
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    if (length <= longest.length) continue
    const turn = upright((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI)
    longest = { length, at: [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2], turn }
  }
  return { at: longest.at, turn: longest.turn }
}

/** The labels of the map at a zoom: as many as are readable. */
export const chooseLabels = (zoom: number, project: Project): MapLabel[] => {
  const written = [
    ...towns
      .slice(0, zoom < from.towns ? cities : undefined)
      .filter(({ radius }) => zoom < districtsAlone || radius > 0)
      .map(({ name, at }, index) => ({
        name,
        at,
        turn: 0,
        kind: index < cities ? ('city' as const) : ('town' as const),
      })),
    ...(zoom < from.districts
      ? []
      : budapest.districts.map((district) => ({ ...district, turn: 0, kind: 'district' as const }))),
    ...(zoom < from.streets ? [] : [budapest, ...townPlans].flatMap(({ streets }) => streets)).map(
      ({ name, line }) => ({
        name,
        ...alongStreet(line, project),
        kind: 'street' as const,
      }),
    ),
  ]
  return fitLabels(
    written.map((label) => {
      const { x, y } = project(label.at)
      return { ...label, x, y: label.kind === 'city' || label.kind === 'town' ? y - aboveTown : y }
    }),
  )
}
