export interface Label {
  name: string
  /** Of its middle, in pixels of the map. */
  x: number
  y: number
  /** Clockwise, in degrees. */
  turn: number
}

const height = 18
const widthOf = (name: string) => name.length * 7 + 8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Half the width and half the height of the upright box around a label. */
const reachOf = ({ name, turn }: Label) => {
  const [cos, sin] = [Math.abs(Math.cos(radians(turn))), Math.abs(Math.sin(radians(turn)))]
  return { across: (widthOf(name) * cos + height * sin) / 2, down: (widthOf(name) * sin + height * cos) / 2 }
}

const isApart = (one: Label, other: Label): boolean => {
  const [a, b] = [reachOf(one), reachOf(other)]
  return Math.abs(one.x - other.x) > a.across + b.across || Math.abs(one.y - other.y) > a.down + b.down
}

/** Those that can be read beside each other; the first ones win. */
export const fitLabels = <Kind extends Label>(labels: readonly Kind[]): Kind[] => {
  const kept: Kind[] = []
  for (const label of labels) if (kept.every((one) => isApart(one, label))) kept.push(label)
  return kept
}
