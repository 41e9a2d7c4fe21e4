import type { CoverText, Motif, Palette } from './cover-design.ts'
import { type CoverDesignName, coverDesigns } from './cover-designs.ts'
import { type Choice, seededChoice } from './seeded-choice.ts'

export interface Look {
  palette: Palette
  motif: Motif
  /** The random choices that follow those of palette and motif. */
  choice: Choice
}

/** The seed chooses the colours. The subject of the book chooses the motif; without a subject the seed does. */
export const chooseLook = (
  design: CoverDesignName,
  seed: string,
  { title, lead = '' }: Pick<CoverText, 'title' | 'lead'>,
): Look => {
  const { palettes, motifs, subject } = coverDesigns[design]
  const choice = seededChoice(`${design}/${seed}`)
  const palette = choice.pick(palettes)
  const motif = choice.pick(motifs)
  return { palette, motif: subject?.(title, lead) ?? motif, choice }
}
