import { ellipse } from '../paint-figure.ts'
import { circle, fill, path, stroke } from '../svg-shapes.ts'
import { portrait } from './kolibri-portrait.ts'

export const kolibriSquirrel = portrait({
  above: 122,
  draw: ([dark, bright, pale]) =>
    path('M22 96C124 92 132 -84 58 -88C26 -90 20 -50 46 -46', `${stroke(bright, 46)} stroke-linecap="round"`) +
    ellipse(-14, 52, 50, 66, fill(dark)) +
    ellipse(-26, 58, 26, 46, fill(pale)) +
    path('M-58 -76L-48 -112L-26 -74Z', fill(dark)) +
    ellipse(-42, -42, 40, 36, fill(dark), -8) +
    circle(-52, -50, 6, fill(pale)) +
    circle(-80, -36, 7, fill(bright)) +
    path('M-22 22Q-46 30 -64 18', `${stroke(dark, 15)} stroke-linecap="round"`) +
    circle(-74, 20, 15, fill(bright)) +
    path('M-90 14A16 14 0 0 1 -58 14Z', fill(dark)) +
    path('M-50 112H30', `${stroke(dark, 16)} stroke-linecap="round"`),
})
