import type { Choice } from './seeded-choice.ts'

export const coverWidth = 600
export const coverHeight = 900

export interface CoverText {
  title: string
  author: string
  /** The first sentence about the book; some designs draw its subject. */
  lead?: string | undefined
}

export interface Palette {
  /** The colour behind the text. */
  ground: string
  /** The colour of the title. */
  ink: string
  /** The colour of author, subtitle and logo. */
  soft: string
  /** The colours of the motif; each design says in its own file what the three are for. */
  tones: readonly [string, string, string]
}

/** The area of the motif. The motif may reach beyond it, but its important parts stay inside. */
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
  /** The subject of the book, if its words name one and the design can draw it. */
  subject?: (title: string, lead: string) => Motif | undefined
  /** `text` is separate, because it is drawn above everything else. */
  compose(text: CoverText, palette: Palette, drawMotif: (area: Area) => string): { art: string; text: string }
}
