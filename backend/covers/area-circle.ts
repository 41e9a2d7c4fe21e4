import type { Area } from './cover-design.ts'

export interface Circle {
  x: number
  y: number
  radius: number
}

/** The circle in the middle of an area, with the height of the area. */
export function areaCircle(area: Area, maxRadius = Infinity): Circle {
  return {
    x: (area.left + area.right) / 2,
    y: (area.top + area.bottom) / 2,
    radius: Math.min(maxRadius, (area.bottom - area.top) / 2),
  }
}
