import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const readTokens = (css: string): Record<string, string> =>
  Object.fromEntries([...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]))

const read = (name: string) => readFileSync(new URL(`../../app/${name}`, import.meta.url), 'utf8')
const base = readTokens(read('globals.css'))
const themes = [...read('themes.css').matchAll(/\[data-theme='(\w+)'\] \{([^}]*)\}/g)].map(
  ([, name = '', block = '']) => [name, { ...base, ...readTokens(block) }] as const,
)

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['paper', 'sheet', 'tint']
const texts = ['ink', 'soft', 'rubric', 'rubric-deep', 'ok', 'star', 'error']
const pairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground, 4.5] as const)),
  ...grounds.slice(0, 2).map((ground) => ['control', ground, 3] as const),
  ['on-rubric', 'rubric', 4.5] as const,
  ['on-rubric', 'rubric-deep', 4.5] as const,
  ['on-mark', 'mark', 4.5] as const,
]

test('every imprint has a theme', () => {
  expect(themes.map(([name]) => name)).toEqual(
    expect.arrayContaining(['main', 'kolibri', 'park', 'helikon', 'libri', 'jelenkor']),
  )
})

describe.each(themes)('%s', (_, tokens) => {
  test.each(pairs)('%s on %s has a contrast of %d', (text, ground, least) => {
    expect(contrast(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(least)
  })
})
