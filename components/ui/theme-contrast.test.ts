import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const readTokens = (css: string): Record<string, string> =>
  Object.fromEntries([...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]))

const read = (name: string) => readFileSync(new URL(`../../app/styles/${name}`, import.meta.url), 'utf8')
const base = readTokens(read('tokens.css'))
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

/**
 * Pairs of foreground and background, by WCAG 2.2: 4.5 for text, 3 for large text and for what marks a control or a
 * state.
 */
const text = 4.5
const shape = 3
const grounds = ['paper', 'sheet', 'tint']
const texts = ['ink', 'soft', 'rubric', 'rubric-deep', 'ok', 'star', 'error']
const onOwnGround = { 'on-rubric': ['rubric', 'rubric-deep'], 'on-mark': ['mark'] }
const shapes = ['control']
/** Hairlines only support a separation that is visible without them. */
const decoration = ['line']

const across = (tokens: string[], least: number) =>
  tokens.flatMap((token) => grounds.map((ground) => [token, ground, least] as const))
const pairs = [
  ...across(texts, text),
  ...across(shapes, shape),
  ...Object.entries(onOwnGround).flatMap(([token, own]) => own.map((ground) => [token, ground, text] as const)),
  // The chosen box: its background against the page, its mark against its background.
  ['paper', 'ink', text] as const,
]

test('every imprint has a theme', () => {
  expect(themes.map(([name]) => name)).toEqual(
    expect.arrayContaining(['main', 'kolibri', 'park', 'helikon', 'libri', 'jelenkor']),
  )
})

test('every colour is measured, and no theme has one of its own', () => {
  const measured = new Set([...pairs.flatMap(([token, ground]) => [token, ground]), ...decoration])
  for (const [, tokens] of themes) expect(Object.keys(tokens).toSorted()).toEqual([...measured].toSorted())
})

describe.each(themes)('%s', (_, tokens) => {
  test.each(pairs)('%s on %s has a contrast of at least %d', (token, ground, least) => {
    expect(contrast(tokens[token] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(least)
  })
})
