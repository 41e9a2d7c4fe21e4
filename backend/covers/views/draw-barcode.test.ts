import { expect, test } from 'vitest'
import { barcodeModules } from './draw-barcode.ts'

test('the bars of a number, in both mirrorings of its left half', () => {
  const left = '0001011 0100111 0110011 0010011 0111101 0011101'
  const right = '1100110 1101100 1000010 1011100 1001110 1000100'
  expect(barcodeModules('5901234123457')).toBe(`101${left}01010${right}101`.replaceAll(' ', ''))
})
