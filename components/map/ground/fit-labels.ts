import { areApart, type Box } from '../boxes.ts'

export interface Label {
  name: string
  /** The middle of the label, in pixels of the map. */
  x: number
  y: number
  /** Clockwise, in degrees. */
  turn: number
}

const height = 18
const widthOf = (name: string) => name.length * 7 + 8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The upright box around a label. */
const boxOf = ({ name, x, y, turn }: Label): Box => {
  const [cos, sin] = [Math.abs(Math.cos(radians(turn))), Math.abs(Math.sin(radians(turn)))]
  return { x, y, across: (widthOf(name) * cos + height * sin) / 2, down: (widthOf(name) * sin + height * cos) / 2 }
}

/** The labels that do not overlap; earlier labels win. */
export const fitLabels = <Kind extends Label>(labels: readonly Kind[]): Kind[] => {
  const taken: Box[] = []
  return labels.filter((label) => {
    const box = boxOf(label)
    const fits = taken.every((one) => areApart(one, box))
    if (fits) taken.push(box)
    return fits
  })
}
