import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const specification = readFileSync('docs/specification.md', 'utf8')
const files = globSync(
  '{app,backend,components,contracts,features,lib,server,tests,tools,docs}/**/*.{ts,tsx,mjs,css,md}',
)

/** "spec point 4", "spec 3", "the spec's own words (point 8)". */
const citation = /\bspec(?:ification)?(?:'s)?\b[^.;\n]{0,60}?\b(?:point )?(\d+)\b/gi

const citedPoints = (text: string): string[] => [...text.matchAll(citation)].map((match) => match[1] ?? '')

test('a citation is found in the forms in which comments write it', () => {
  expect(citedPoints('(spec point 4)')).toEqual(['4'])
  expect(citedPoints("The spec's own centre and zoom (point 9).")).toEqual(['9'])
  expect(citedPoints('(spec 3: price display)')).toEqual(['3'])
})

test('every point that a comment cites stands in docs/specification.md', () => {
  const anchors = [...specification.matchAll(/<a id="point-(\d+)"><\/a>/g)].map((match) => match[1])
  expect(anchors).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  const unknown = files
    .filter((path) => !path.endsWith('.test.ts') && path !== 'docs/specification.md')
    .flatMap((path) =>
      citedPoints(readFileSync(path, 'utf8')).flatMap((point) =>
        anchors.includes(point) ? [] : [`${path}: spec point ${point}`],
      ),
    )
  expect(unknown).toEqual([])
})

test('every link inside the specification leads to an anchor of it', () => {
  const links = [...specification.matchAll(/\]\(#(point-\d+)\)/g)].map((match) => match[1] ?? '')
  expect(links.length).toBeGreaterThan(9)
  expect(links.filter((link) => !specification.includes(`<a id="${link}"></a>`))).toEqual([])
})

const [, whereKept = ''] = specification.split('## Where each point is kept')
/** `| 2.1–2.46, 2.51 | words | code | tests |` */
const rows = [...whereKept.matchAll(/^\| (\d[^|]*) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, items = '', what = '', code = '', tests = '']) => ({ items, what, code, tests }),
)

/** `2.1–2.3, 2.7` are 2.1, 2.2, 2.3 and 2.7. */
const itemsIn = (text: string): string[] =>
  text.split(', ').flatMap((part) => {
    const [, point = '', first = '', last = first] = /^(\d)\.(\d+)(?:–\1\.(\d+))?$/.exec(part) ?? []
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${point}.${Number(first) + index}`)
  })
const filesIn = (text: string): string[] =>
  [...text.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path = '']) => decodeURI(path))

test('a row names one item, several, or a range', () => {
  expect(itemsIn('2.1–2.3, 2.7')).toEqual(['2.1', '2.2', '2.3', '2.7'])
})

test('the table says of every item of every point where it is kept, and of no other', () => {
  const items = readFileSync('tests/architecture/spec-items.tsv', 'utf8').trim().split('\n').slice(1)
  expect(items).toHaveLength(463)
  const ids = items.map((item) => item.split('\t')[0] ?? '')
  const kept = new Set(rows.flatMap((row) => itemsIn(row.items)))
  expect(ids.filter((id) => !kept.has(id))).toEqual([])
  expect([...kept].filter((id) => !ids.includes(id))).toEqual([])
})

test('every row of the table names its code and its tests, which exist', () => {
  expect(rows.length).toBeGreaterThan(150)
  const named = rows.flatMap(({ code, tests }) => [filesIn(code), filesIn(tests)])
  expect(named.filter((files) => files.length === 0)).toEqual([])
  expect([...new Set(named.flat())].filter((file) => !existsSync(file))).toEqual([])
  const tests = rows.flatMap((row) => filesIn(row.tests))
  expect(tests.filter((file) => !/\.(test|spec)\.tsx?$|^tests\/load\/\w+/.test(file))).toEqual([])
})

test('every call and every route of the specification is an item of it', () => {
  const items = readFileSync('tests/architecture/spec-items.tsv', 'utf8')
  const calls = readFileSync('tests/architecture/spec-calls.txt', 'utf8').split('\n')
  const routes = readFileSync('tests/architecture/spec-routes.tsv', 'utf8').split('\n').slice(1)
  const named = new Set(items.split('\n').map((item) => item.split('\t')[1]?.toLowerCase()))
  const isMissing = (name: string): boolean => name !== '' && !name.startsWith('#') && !named.has(name.toLowerCase())
  expect(calls.filter(isMissing)).toEqual([])
  expect(routes.map((route) => route.split('\t')[0] ?? '').filter(isMissing)).toEqual([])
})
