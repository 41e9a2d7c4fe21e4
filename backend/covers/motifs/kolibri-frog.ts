import { ellipse, twice } from '../paint-figure.ts'
import { circle, fill, path, stroke } from '../svg-shapes.ts'
import { portrait } from './kolibri-portrait.ts'

export const kolibriFrog = portrait({
  above: 92,
  draw: ([dark, bright, pale]) =>
    ellipse(0, 112, 150, 26, fill(bright)) +
    path('M-84 112Q-92 30 0 30Q92 30 84 112Z', fill(dark)) +
    twice(
      (side) =>
        circle(side * 56, -54, 36, fill(dark)) +
        circle(side * 56, -54, 24, fill(pale)) +
        circle(side * 52, -52, 11, fill(dark)),
    ) +
    ellipse(0, 14, 106, 66, fill(dark)) +
    path('M-70 18Q0 70 70 18', `${stroke(bright, 8)} stroke-linecap="round"`) +
    twice((side) => circle(side * 12, -10, 4, fill(bright))),
})
