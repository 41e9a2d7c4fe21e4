import { describe, expect, test } from 'vitest'
import { coverHeight, coverWidth } from './cover-design.ts'
import { type CoverDesignName, coverDesigns } from './cover-designs.ts'
import { drawCover } from './draw-cover.ts'

const designs = Object.keys(coverDesigns) as CoverDesignName[]

const nastyTitles = [
  'Ő',
  'Űr',
  'Őszi éj: „Így szólt Čapek…”',
  'Megszentségteleníthetetlenségeskedéseitekért',
  'Az ember, aki a lovát dicsérte, és más történetek a nagy háború előtti szép évekből, képekkel',
  'Frankenstein; or, the Modern Prometheus: the 1818 text with an introduction and notes by the editors',
  'A a a a a a a a a a a a a a a a a a a a',
  'Legeslegmegvesztegethetetlenebbeitekről és elkelkáposztásíthatatlanságaitokról szóló jegyzetek',
  'W'.repeat(40),
  'Война и мир',
  'Q&A <b>"1984"</b>',
  '   ',
]
const authors = [
  'Brontë',
  '',
  'Jacob Grimm, Wilhelm Grimm, Achim von Arnim',
  'Wolfeschlegelsteinhausenbergerdorff Hubert Blaine',
]

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const broken = /NaN|Infinity|undefined|<b>/

/** A box for each block of text. Control points of curves count as ink, so the box may only be too large. */
function textBoxes(svg: string): Box[] {
  const text = /<g id="text">(.*)<\/g>/s.exec(svg)?.[1] ?? ''
  return [...text.matchAll(/ d="([^"]+)"/g)].map(([, data = '']) => {
    const numbers = (data.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
    const [across, down] = [
      numbers.filter((_, index) => index % 2 === 0),
      numbers.filter((_, index) => index % 2 === 1),
    ]
    return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) }
  })
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

describe.each(designs)('%s', (design) => {
  test('draws the same cover for the same book', () => {
    const cover = { design, title: 'Édes Anna', author: 'Kosztolányi Dezső', seed: 'edes-anna' }
    expect(drawCover(cover)).toBe(drawCover({ ...cover }))
  })

  test.each(nastyTitles)('keeps “%s” inside the cover and clear of the other text', (title) => {
    for (const [index, author] of authors.entries()) {
      const svg = drawCover({ design, title, author, seed: `${title}${index}` })
      const boxes = textBoxes(svg)
      expect(boxes.length).toBeGreaterThan(0)
      for (const box of boxes) {
        expect(box.left).toBeGreaterThanOrEqual(30)
        expect(box.top).toBeGreaterThanOrEqual(30)
        expect(box.right).toBeLessThanOrEqual(coverWidth - 20)
        expect(box.bottom).toBeLessThanOrEqual(coverHeight - 20)
      }
      const colliding = boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => overlap(one, other)))
      expect(colliding, `${title} / ${author}`).toEqual([])
      expect(broken.test(svg), `${title} / ${author}`).toBe(false)
    }
  })

  test('gives neighbours different covers', () => {
    const art = Array.from({ length: 60 }, (_, index) =>
      drawCover({ design, title: 'Cím', author: 'Szerző', seed: `konyv-${index}` }),
    )
    expect(art.some((svg) => broken.test(svg))).toBe(false)
    expect(art.filter((svg, index) => svg === art[index + 1])).toEqual([])
    expect(new Set(art).size).toBeGreaterThan(50)
    const grounds = art.map((svg) => /<rect[^>]*fill="(#\w+)"/.exec(svg)?.[1])
    expect(new Set(grounds).size).toBeGreaterThanOrEqual(6)
    // One in eight or nine has the same colour by chance.
    const alike = grounds.filter((ground, index) => ground === grounds[index + 1])
    expect(alike.length).toBeLessThan(art.length / 4)
  })
})
