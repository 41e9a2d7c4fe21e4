import type { Choice } from './seeded-choice.ts'

export const coverWidth = 600
export const coverHeight = 900

export interface CoverText {
  title: string
  author: string
  /** The sentence that leads into the book; some designs draw what it speaks of. */
  lead?: string | undefined
}

export interface Palette {
  /** What the text stands on. */
  ground: string
  /** The title. */
  ink: string
  /** Author, subtitle and mark. */
  soft: string
  /** What the motif is drawn in; each design says in its own words what the three are for. */
  tones: readonly [string, string, string]
}

/** Where a motif may draw; it may bleed beyond, but what matters in it stays inside. */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

export type Motif = (area: Area, palette: Palette, choice: Choice) => string

export interface CoverDesign {
  palettes: readonly [Palette, ...Palette[]]
  motifs: readonly [Motif, ...Motif[]]
  /** What the book is about, where its words say so and the design has a picture of it. */
  subject?: (title: string, lead: string) => Motif | undefined
  /** `text` is apart because it goes above everything else. */
  compose(text: CoverText, palette: Palette, drawMotif: (area: Area) => string): { art: string; text: string }
}
