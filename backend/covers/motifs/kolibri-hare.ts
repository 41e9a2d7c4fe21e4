import { ellipse, twice } from '../paint-figure.ts'
import { circle, fill, path, stroke } from '../svg-shapes.ts'
import { portrait } from './kolibri-portrait.ts'

export const kolibriHare = portrait({
  above: 196,
  draw: ([dark, bright, pale], choice) => {
    const tilt = choice.between(6, 14)
    return (
      path('M-80 125Q-76 50 0 50Q76 50 80 125Z', fill(bright)) +
      twice(
        (side) =>
          ellipse(side * 40, -122, 27, 76, fill(pale), side * tilt) +
          ellipse(side * 40, -116, 13, 54, fill(bright), side * tilt),
      ) +
      ellipse(0, 0, 84, 78, fill(pale)) +
      twice((side) => circle(side * 34, -10, 10, fill(dark)) + circle(side * 52, 26, 14, fill(bright))) +
      path('M-11 18H11L0 32Z', fill(dark)) +
      path('M0 32V44M-16 50Q0 58 16 50', `${stroke(dark, 5)} stroke-linecap="round"`)
    )
  },
})
