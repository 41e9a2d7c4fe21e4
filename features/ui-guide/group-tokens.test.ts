import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groupTokens } from './group-tokens.ts'

const defined = [...readFileSync('app/styles/tokens.css', 'utf8').matchAll(/^ {2}(--[\w-]+):/gm)].flatMap(
  ([, name]) => name ?? [],
)

test('the guide names tokens that there are', () => {
  for (const [group, tokens] of Object.entries(groupTokens))
    expect(
      tokens.filter((token) => !defined.includes(token)),
      group,
    ).toEqual([])
})

test('and every colour that there is', () => {
  expect(groupTokens.colours.toSorted()).toEqual(defined.filter((token) => token.startsWith('--color-')).toSorted())
})
