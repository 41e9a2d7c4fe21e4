import type { UiGuideGroup } from '#lib/routing/ui-guide-groups.ts'

/** What each group of parts stands on, of `app/styles/tokens.css`. */
export const groupTokens: Record<UiGuideGroup, readonly string[]> = {
  colours: [
    '--color-paper', '--color-sheet', '--color-tint', '--color-line', '--color-control', '--color-soft', '--color-ink', '--color-rubric', '--color-rubric-deep',
    '--color-on-rubric', '--color-ok', '--color-star', '--color-error', '--color-mark', '--color-on-mark',
  ],
  type: [
    '--font-serif', '--font-sans', '--text-13', '--text-15', '--text-18', '--text-lead', '--text-24', '--text-30', '--text-36', '--text-44', '--text-56', '--container-prose',
  ],
  buttons: ['--color-rubric', '--color-rubric-deep', '--color-on-rubric', '--color-sheet', '--color-control', '--color-ink', '--color-tint', '--color-soft', '--radius-pill', '--text-15', '--text-13'],
  fields: ['--color-sheet', '--color-control', '--color-ink', '--color-soft', '--color-error', '--radius-box', '--radius-check', '--text-15', '--container-form'],
  choices: ['--color-sheet', '--color-control', '--color-ink', '--color-paper', '--color-rubric', '--color-error', '--radius-box', '--radius-pill', '--text-13'],
  prices: ['--color-ink', '--color-soft', '--color-rubric', '--color-ok', '--color-star', '--color-mark', '--color-on-mark', '--radius-pill', '--text-36', '--text-13'],
  covers: ['--radius-cover', '--shadow-cover', '--color-tint'],
  messages: ['--color-error', '--color-star', '--color-ok', '--color-ink', '--color-sheet', '--color-line', '--radius-box', '--shadow-raised'],
  overlays: ['--color-paper', '--color-ink', '--color-line', '--radius-box', '--shadow-raised'],
  navigation: ['--color-rubric', '--color-ink', '--color-control', '--color-soft', '--color-line', '--radius-pill', '--text-13', '--text-30'],
  tables: ['--color-line', '--color-tint', '--color-soft', '--text-13', '--text-15'],
  waiting: ['--color-tint', '--color-soft', '--radius-box', '--radius-check', '--text-30'],
  themes: ['--mark-font', '--mark-weight', '--mark-spacing', '--mark-case', '--color-mark', '--color-on-mark', '--color-rubric', '--color-rubric-deep', '--color-on-rubric', '--color-tint'],
}
