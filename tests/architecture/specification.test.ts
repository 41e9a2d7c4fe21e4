import { globSync, readFileSync } from 'node:fs'
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
