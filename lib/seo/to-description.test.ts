import { expect, test } from 'vitest'
import { toDescription } from './to-description.ts'

test('short texts stay, line breaks become spaces', () => {
  expect(toDescription('Egy cselédlány\nérkezik  Budapestre.')).toBe('Egy cselédlány érkezik Budapestre.')
})

test('long texts end at a word, with an ellipsis, within 160 characters', () => {
  const cut = toDescription('Kosztolányi regénye a jóságról, '.repeat(10))
  expect(cut.length).toBeLessThanOrEqual(160)
  expect(cut).toMatch(/(Kosztolányi|regénye|a|jóságról)…$/)
})

test('one endless word is cut anyway', () => {
  expect(toDescription('á'.repeat(300))).toHaveLength(160)
})
