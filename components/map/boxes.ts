/** The area that something covers on the map, in pixels: its middle, and half its width and height. */
export interface Box {
  x: number
  y: number
  across: number
  down: number
}

export const areApart = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) > one.across + other.across || Math.abs(one.y - other.y) > one.down + other.down
