import { twice } from '../paint-figure.ts'
import { circle, fill, path } from '../svg-shapes.ts'
import { portrait } from './kolibri-portrait.ts'

const pointedFace = (coat: string, cheek: string, mark: string): string =>
  path('M-80 125Q-78 40 0 40Q78 40 80 125Z', fill(coat)) +
  twice(
    (side) =>
      path(`M${side * 94} -112L${side * 90} 0L${side * 14} -52Z`, fill(coat)) +
      path(`M${side * 82} -84L${side * 80} -26L${side * 40} -50Z`, fill(mark)),
  ) +
  path('M-98 -20Q-86 56 0 104Q86 56 98 -20Q0 -94 -98 -20Z', fill(coat)) +
  twice((side) => path(`M${side * 98} -20Q${side * 34} 8 0 104Q${side * 86} 60 ${side * 98} -20Z`, fill(cheek))) +
  twice((side) => circle(side * 35, 6, 9, fill(mark))) +
  circle(0, 96, 14, fill(mark))

export const kolibriFox = portrait({ above: 112, draw: ([dark, bright, pale]) => pointedFace(bright, pale, dark) })

export const kolibriWolf = portrait({ above: 112, draw: ([dark, bright, pale]) => pointedFace(dark, pale, bright) })
