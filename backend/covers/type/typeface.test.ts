import { describe, expect, test } from 'vitest'
import { type TypefaceName, typefaceNamed } from './typeface.ts'

const names: TypefaceName[] = ['serif', 'serifMedium', 'serifBold', 'serifItalic', 'sans', 'sansMedium', 'sansBold']
const lowerCase = 'aábcdeéfghiíjklmnoóöőpqrstuúüűvwxyz'
const letters = `${lowerCase}${lowerCase.toUpperCase()}0123456789.,:;?!„”’–—…-()&čšžëçæßøłńě`

describe.each(names)('%s', (name) => {
  test('draws the letters of Hungarian and its neighbours', () => {
    const missing = [...letters].filter((letter) => !typefaceNamed(name).glyph(letter)?.outline.length)
    expect(missing).toEqual([])
  })

  test('applies kerning, also across the two subset files', () => {
    const { kerning } = typefaceNamed(name)
    expect(kerning('T', 'o')).toBeLessThan(-0.03)
    expect(kerning('T', 'ő')).toBe(kerning('T', 'o'))
    expect(kerning('n', 'n')).toBe(0)
  })
})

test('has no glyph for another script', () => {
  expect(typefaceNamed('serif').glyph('Ж')).toBeUndefined()
})
