import { expect, test } from 'vitest'
import { volumesAround } from './volumes-around.ts'

const series = (length: number) => Array.from({ length }, (_, index) => ({ productId: index + 1 }))
const around = (length: number, productId: number) => {
  const { volumes, previous, next } = volumesAround(series(length), productId)
  return [volumes.map((one) => one.productId), previous?.productId, next?.productId]
}

test('the first volume has only a next one', () => {
  expect(around(9, 1)).toEqual([[1, 2, 3, 4, 5, 6], undefined, 2])
})

test('in the middle there are two before it', () => {
  expect(around(9, 4)).toEqual([[2, 3, 4, 5, 6, 7], 3, 5])
})

test('at the end the row is still full', () => {
  expect(around(9, 9)).toEqual([[4, 5, 6, 7, 8, 9], 8, undefined])
})

test('a short series is shown whole', () => {
  expect(around(3, 2)).toEqual([[1, 2, 3], 1, 3])
})

test('a volume that is not sold any more has no neighbours', () => {
  expect(around(3, 99)).toEqual([[1, 2, 3], undefined, undefined])
})
