import { ellipse, twice } from '../paint-figure.ts'
import type { Palette } from '../cover-design.ts'
import { circle, fill, path, stroke } from '../svg-shapes.ts'
import { portrait } from './kolibri-portrait.ts'

const mouse = ([dark, bright, pale]: Palette['tones']): string =>
  path('M-70 125Q-66 52 0 52Q66 52 70 125Z', fill(dark)) +
  twice((side) => circle(side * 80, -48, 50, fill(dark)) + circle(side * 80, -48, 31, fill(pale))) +
  path('M-78 -14Q-70 64 0 92Q70 64 78 -14Q0 -96 -78 -14Z', fill(dark)) +
  twice((side) => circle(side * 30, 0, 9, fill(pale))) +
  path('M-30 62L-84 50M-30 72L-82 80M30 62L84 50M30 72L82 80', `${stroke(pale, 3.5)} stroke-linecap="round"`) +
  ellipse(0, 84, 14, 11, fill(bright))

const crown = (metal: string, jewel: string): string =>
  path('M-44 -62L-54 -116L-24 -88L0 -126L24 -88L54 -116L44 -62Z', fill(metal)) + circle(0, -126, 8, fill(jewel))

export const kolibriMouse = portrait({ above: 100, draw: mouse })

export const kolibriMouseKing = portrait({
  above: 136,
  draw: (tones) => mouse(tones) + crown(tones[1], tones[2]),
})
