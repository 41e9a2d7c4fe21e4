import type { Area, Motif, Palette } from '../cover-design.ts'
import { paintFigure } from '../paint-figure.ts'
import type { Choice } from '../seeded-choice.ts'
import { circle, fill } from '../svg-shapes.ts'

/**
 * The height of parts of the figure above its middle, in hundredths of its radius: the ears of a hare need more room.
 */
interface Shape {
  above: number
  draw: (tones: Palette['tones'], choice: Choice) => string
}

/** An animal that looks at the reader over the lower edge, before a sun or a moon. */
export const portrait =
  ({ above, draw }: Shape): Motif =>
  ({ top, bottom }: Area, { tones }, choice) => {
    const radius = Math.min(168, (bottom - top) / (1.2 + above / 100))
    const side = choice.pick([-1, 1])
    const x = 309 - side * choice.between(8, 34)
    return (
      circle(x + side * radius * 1.1, top + radius * 0.62, radius * 0.46, fill(tones[2])) +
      paintFigure(x, bottom - radius * 1.12, radius, draw(tones, choice))
    )
  }
