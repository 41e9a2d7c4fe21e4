import { rounded } from './rounded.ts'

/** In radians. */
export const fullTurn = 2 * Math.PI

export type Point = readonly [x: number, y: number]

export function circle(x: number, y: number, radius: number, paint: string): string {
  return rounded`<circle cx="${x}" cy="${y}" r="${radius}" ${paint}/>`
}

export function rectangle(x: number, y: number, width: number, height: number, paint: string): string {
  const place = rounded`x="${x}" y="${y}"`
  return rounded`<rect ${place} width="${width}" height="${height}" ${paint}/>`
}

/** The upper half of a disc. */
export function dome(x: number, base: number, radius: number, paint: string): string {
  return path(rounded`M${x - radius} ${base}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`, paint)
}

export function path(data: string, paint: string): string {
  return `<path d="${data}" ${paint}/>`
}

export function polygon(points: readonly Point[], paint: string): string {
  return path(`${lineThrough(points)}Z`, paint)
}

export function lineThrough(points: readonly Point[]): string {
  return points.map(([x, y], index) => rounded`${index ? 'L' : 'M'}${x} ${y}`).join('')
}

/** A smooth line along the points: a curve from middle to middle, with the points as its control points. */
export function curveThrough(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points
  const last = rest.at(-1) ?? first
  const bends = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? last
    return rounded`Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`
  })
  return rounded`M${first[0]} ${first[1]}${bends.join('')}L${last[0]} ${last[1]}`
}

export function polar(x: number, y: number, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

export function fill(colour: string): string {
  return `fill="${colour}"`
}

export function stroke(colour: string, width: number): string {
  return rounded`fill="none" stroke="${colour}" stroke-width="${width}"`
}

/** `count` values from `low` to `high`, both included. */
export function spread(count: number, low: number, high: number): number[] {
  return Array.from({ length: count }, (_, index) => low + ((high - low) * index) / Math.max(1, count - 1))
}

/** The shape between a line, smooth or angular, and the level `bottom`. */
export function coverLine(points: readonly Point[], bottom: number, isAngular: boolean, paint: string): string {
  const line = isAngular ? lineThrough(points) : curveThrough(points)
  const [firstX, lastX] = [points.at(0)?.[0] ?? 0, points.at(-1)?.[0] ?? 0]
  return path(rounded`${line}L${lastX} ${bottom}L${firstX} ${bottom}Z`, paint)
}
