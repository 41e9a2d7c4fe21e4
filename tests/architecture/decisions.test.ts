import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const files = globSync('docs/decisions/[0-9]*.md').toSorted()
const pages = files.map((path) => ({ name: basename(path), text: readFileSync(path, 'utf8') }))

const headings = (text: string): string[] => [...text.matchAll(/^## (.+)$/gm)].map((match) => match[1] ?? '')

test.each(pages)('$name has the form of a decision', ({ name, text }) => {
  const [title = '', , status = ''] = text.split('\n')
  expect(title).toMatch(new RegExp(`^# ${name.slice(0, 4)} \\S`))
  expect(status).toMatch(/^Status: (accepted|superseded by \d{4}), [A-Z][a-z]+ 20\d\d$/)
  const found = headings(text)
  expect(['Context', 'Decision', 'Alternatives', 'Consequences']).toEqual(expect.arrayContaining(found))
  expect(found).toEqual(expect.arrayContaining(['Context', 'Decision', 'Consequences']))
  expect(new Set(found).size).toBe(found.length)
})

test('no number is given twice, and a successor exists', () => {
  const numbers = pages.map(({ name }) => name.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
  const successors = pages.flatMap(({ text }) => /^Status: superseded by (\d{4})/m.exec(text)?.[1] ?? [])
  expect(numbers).toEqual(expect.arrayContaining(successors))
})

test('the list names each decision by its title', () => {
  const listed = readFileSync('docs/decisions/README.md', 'utf8')
  for (const { name, text } of pages) {
    const title = text.split('\n')[0]?.slice('# 0000 '.length)
    expect(listed).toContain(`| [${name.slice(0, 4)}](${name}) | ${title} |`)
  }
})
