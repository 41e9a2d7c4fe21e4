import { ellipse, twice } from '../paint-figure.ts'
import { circle, fill, path, stroke } from '../svg-shapes.ts'
import { portrait } from './kolibri-portrait.ts'

export const kolibriDeer = portrait({
  above: 140,
  draw: ([dark, bright, pale]) =>
    path('M-62 125Q-52 40 0 40Q52 40 62 125Z', fill(bright)) +
    twice((side) =>
      path(
        `M${side * 24} -52Q${side * 34} -96 ${side * 66} -132M${side * 36} -92Q${side * 26} -112 ${side * 28} -136`,
        `${stroke(dark, 9)} stroke-linecap="round"`,
      ),
    ) +
    twice(
      (side) =>
        ellipse(side * 74, -44, 38, 18, fill(bright), side * -24) +
        ellipse(side * 72, -43, 22, 9, fill(pale), side * -24),
    ) +
    path('M-56 -34Q-50 60 0 92Q50 60 56 -34Q0 -86 -56 -34Z', fill(bright)) +
    path('M-24 58Q0 36 24 58Q18 88 0 92Q-18 88 -24 58Z', fill(pale)) +
    ellipse(0, 66, 14, 9, fill(dark)) +
    twice((side) => circle(side * 32, -8, 10, fill(dark)) + circle(side * 36, 108, 8, fill(pale))) +
    circle(0, -42, 7, fill(pale)) +
    twice((side) => circle(side * 16, -26, 5, fill(pale))),
})
