import { describe, expect, test } from 'vitest'
import { coverDesigns } from './cover-designs.ts'

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((first, second) => first - second)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(Object.entries(coverDesigns))('%s', (_name, { palettes, motifs }) => {
  test('has enough palettes and motifs for a listing', () => {
    expect(palettes.length).toBeGreaterThanOrEqual(6)
    expect(motifs.length).toBeGreaterThanOrEqual(4)
  })

  test.each(palettes)('reads on $ground', ({ ground, ink, soft }) => {
    // The title must be readable at 100 px, too, so it needs more contrast.
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(5)
    expect(contrast(ground, soft)).toBeGreaterThanOrEqual(4.5)
  })
})
