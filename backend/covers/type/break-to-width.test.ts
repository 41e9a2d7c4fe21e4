import { expect, test } from 'vitest'
import { breakToWidth } from './break-to-width.ts'

const linesOf = (text: string, room: number, indent = 0) => {
  const words = text.split(' ')
  const widthOf = (from: number, to: number) => words.slice(from, to).join(' ').length
  return breakToWidth(words.length, widthOf, (isFirst) => room - (isFirst ? indent : 0)).map(([from, to]) =>
    words.slice(from, to).join(' '),
  )
}

test('no line is wider than allowed, the first one is indented', () => {
  expect(linesOf('egy kettő három négy öt hat hét', 12, 4)).toEqual(['egy', 'kettő három', 'négy öt hat', 'hét'])
  expect(linesOf('aaa bb cc ddddd', 6)).toEqual(['aaa', 'bb cc', 'ddddd'])
})

test('the last line may be short, and a word that is too wide stands alone', () => {
  expect(linesOf('egy kettő', 20)).toEqual(['egy kettő'])
  expect(linesOf('a megszentségteleníthetetlen b', 10)).toEqual(['a', 'megszentségteleníthetetlen', 'b'])
})
