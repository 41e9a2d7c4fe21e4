import type { CoverText, Motif, Palette } from './cover-design.ts'
import { type CoverDesignName, coverDesigns } from './cover-designs.ts'
import { type Choice, seededChoice } from './seeded-choice.ts'

export interface Look {
  palette: Palette
  motif: Motif
  /** Goes on where the two have been chosen. */
  choice: Choice
}

/** Colours by the seed; the motif by what the book speaks of, else by the seed, too. */
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
