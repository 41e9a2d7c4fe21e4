import { rounded } from './rounded.ts'

/** Parts are drawn in a square from -100 to 100 around a middle, and moved to their place in the picture. */
export const paintFigure = (x: number, y: number, radius: number, parts: string): string =>
  rounded`<g transform="translate(${x} ${y})">` + `<g transform="scale(${(radius / 100).toFixed(3)})">${parts}</g></g>`

export const ellipse = (x: number, y: number, across: number, down: number, paint: string, turn = 0): string =>
  rounded`<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" transform="rotate(${turn} ${x} ${y})" ${paint}/>`

/** Draws the same part on the left and on the right. */
export const twice = (draw: (side: 1 | -1) => string): string => draw(-1) + draw(1)
