import { ellipse, twice } from '../paint-figure.ts'
import { circle, fill, path, stroke } from '../svg-shapes.ts'
import { portrait } from './kolibri-portrait.ts'

export const kolibriBear = portrait({
  above: 106,
  draw: ([dark, bright, pale]) =>
    path('M-96 125Q-92 44 0 44Q92 44 96 125Z', fill(dark)) +
    twice((side) => circle(side * 68, -68, 36, fill(dark)) + circle(side * 68, -68, 19, fill(bright))) +
    circle(0, 0, 94, fill(dark)) +
    ellipse(0, 36, 46, 38, fill(pale)) +
    ellipse(0, 20, 17, 12, fill(dark)) +
    path('M0 30V46M-17 50Q0 62 17 50', `${stroke(dark, 6)} stroke-linecap="round"`) +
    twice((side) => circle(side * 34, -18, 9, fill(pale))),
})
