import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import short from './short-tags.json' with { type: 'json' }

test('every element that a reader asks for has its short tag', () => {
  const known = new Set<string | undefined>(Object.values(short))
  const asked = globSync('*.ts', { cwd: import.meta.dirname })
    .filter((file) => !file.includes('test'))
    .flatMap((file) => {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8')
      return [...text.matchAll(/\b(?:childOf|childrenOf|valueOf|valuesOf)\([^()']*'(\w+)'/g)].map(([, name]) => name)
    })
  expect(asked.length).toBeGreaterThan(50)
  expect([...new Set(asked)].filter((name) => !known.has(name))).toEqual([])
})
