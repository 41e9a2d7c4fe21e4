import { expect, test } from 'vitest'
import { fitText } from './fit-text.ts'
import { fitTitle, splitTitle } from './fit-title.ts'

const style = { face: 'serifMedium', maxSize: 80, leading: 1.1, subtitleFace: 'serifItalic' } as const
const box = { width: 400, height: 300, maxLines: 5 }

test('splits a subtitle from a long title only', () => {
  expect(splitTitle('Frankenstein; or, the Modern Prometheus')).toEqual({
    main: 'Frankenstein',
    subtitle: 'or, the Modern Prometheus',
  })
  expect(splitTitle('Sárga liliom: történetek és elbeszélések')).toEqual({
    main: 'Sárga liliom',
    subtitle: 'történetek és elbeszélések',
  })
  expect(splitTitle('Emma: regény')).toEqual({ main: 'Emma: regény' })
  expect(splitTitle('The Strange Case of Dr. Jekyll and Mr. Hyde')).toEqual({
    main: 'The Strange Case of Dr. Jekyll and Mr. Hyde',
  })
})

test('sets a short title at full size on one line', () => {
  const title = fitTitle('Emma', style, box)
  expect(title.size).toBe(80)
  expect(title.height).toBeLessThan(80)
})

test('shrinks a long word to the width and a long text to the height', () => {
  const word = fitTitle('Megszentségteleníthetetlenségeskedéseitekért', style, box)
  expect(word.width).toBeCloseTo(box.width)
  const text = fitTitle('nagyon hosszú cím '.repeat(12).trim(), style, box)
  expect(text.height).toBeLessThanOrEqual(box.height + 0.01)
})

test('draws nothing for an empty text', () => {
  const block = fitText(' ', style, box)
  expect(block).toMatchObject({ height: 0, width: 0 })
  expect(block.draw({ x: 0, top: 0, align: 'left', fill: '#000000' })).toBe('')
})
