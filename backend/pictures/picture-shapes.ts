/**
 * The banner sizes of spec point 9, width by height. `widths` are the drawn widths, the last one for screens of high
 * density. Small shapes have only that one.
 */
export const pictureShapes = {
  strip: { width: 1440, height: 357, widths: [720, 1440] },
  card: { width: 670, height: 376, widths: [670, 1340] },
  portrait: { width: 376, height: 500, widths: [376, 752] },
  author: { width: 180, height: 240, widths: [360] },
  shortcut: { width: 100, height: 100, widths: [200] },
} as const
export type PictureShape = keyof typeof pictureShapes

/** The width of the largest file. */
export const largestOf = (shape: PictureShape): { width: number; height: number } => {
  const { width, height, widths } = pictureShapes[shape]
  const largest = widths.at(-1) ?? width
  return { width: largest, height: Math.round((largest * height) / width) }
}
