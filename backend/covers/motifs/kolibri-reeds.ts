import type { Motif } from '../cover-design.ts'
import { ellipse } from '../paint-figure.ts'
import { rounded } from '../rounded.ts'
import { circle, fill, path, rectangle, spread, stroke } from '../svg-shapes.ts'

/** Bulrushes by the water. */
export const kolibriReeds: Motif = ({ left, top, right, bottom }, { tones: [dark, bright, pale] }, choice) => {
  const height = bottom - top
  const water = bottom - height * 0.22
  const side = choice.pick([-1, 1])
  const middle = side > 0 ? left + 190 : right - 190
  const rushes = spread(6, middle - 160, middle + 160).map((x, index) => {
    const tall = height * choice.between(0.42, 0.74)
    const lean = choice.between(-16, 16)
    const tip = water + 30 - tall
    return (
      path(
        rounded`M${x} ${bottom}Q${x} ${water - tall * 0.3} ${x + lean} ${tip}`,
        `${stroke(dark, 8)} stroke-linecap="round"`,
      ) +
      ellipse(x + lean, tip + 34, 13, 42, fill(index % 2 ? bright : dark), lean * 0.5) +
      path(
        rounded`M${x} ${water + 30}q${-side * 60} ${-tall * 0.2} ${-side * 74} ${-tall * 0.46}q${side * 30} ${tall * 0.16} ${side * 74} ${tall * 0.46}z`,
        fill(dark),
      )
    )
  })
  const waves = [0.3, 0.62].map((part) =>
    path(
      rounded`M0 ${water + (bottom - water) * part}q40 -16 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0`,
      stroke(pale, 6),
    ),
  )
  return (
    circle(309 + side * 180, top + height * 0.22, Math.min(72, height * 0.15), fill(pale)) +
    rectangle(0, water, 600, bottom - water, fill(bright)) +
    waves.join('') +
    rushes.join('')
  )
}
