import { expect, test } from 'vitest'
import type { CartReportLine } from '#contracts/cart-report.ts'
import { linesToMend } from './lines-to-mend.ts'

const line = (row: number | null, outcome: CartReportLine['outcome']) => ({ row, outcome }) as CartReportLine

test('refused lines come back as they were written', () => {
  const text = 'Édes Anna 2\r\n\r\n  rossz sor\t3\nHamlet\n'
  expect(linesToMend(text, { lines: [line(1, 'added'), line(3, 'refused'), line(4, 'reduced')] })).toBe(
    '  rossz sor\t3',
  )
  expect(linesToMend(text, { lines: [line(null, 'refused'), line(99, 'refused')] })).toBe('')
})
