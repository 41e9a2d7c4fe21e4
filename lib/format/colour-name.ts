const colourNames = [
  'black',
  'white',
  'grey',
  'red',
  'brown',
  'gold',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
] as const
export type ColourName = (typeof colourNames)[number]

/** The end of each name on the colour wheel, in degrees. */
const hues: readonly (readonly [number, ColourName])[] = [
  [14, 'red'],
  [34, 'brown'],
  [48, 'gold'],
  [68, 'yellow'],
  [165, 'green'],
  [200, 'teal'],
  [255, 'blue'],
  [290, 'purple'],
  [340, 'pink'],
  [360, 'red'],
]

const hueOf = (red: number, green: number, blue: number, max: number, spread: number): number => {
  const sixth =
    max === red ? (green - blue) / spread : max === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
  return (sixth * 60 + 360) % 360
}

/** The name of a colour such as `#1f4f58`. Visitors who cannot see a colour sample need its name. */
export const colourName = (hex: string): ColourName => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const max = Math.max(red, green, blue)
  const spread = max - Math.min(red, green, blue)
  if (spread < 0.1) return max < 0.25 ? 'black' : max > 0.9 ? 'white' : 'grey'
  const hue = hueOf(red, green, blue, max, spread)
  return hues.find(([end]) => hue <= end)?.[1] ?? 'red'
}
