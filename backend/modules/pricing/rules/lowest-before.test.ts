import { describe, expect, it } from 'vitest'
import { lowestBefore } from './lowest-before.ts'

const on = (date: string, gross: number) => ({ since: new Date(`${date}T00:00:00Z`), gross })
const reducedAt = new Date('2026-11-10T00:00:00Z')

describe('lowestBefore', () => {
  it('is the old price when nothing happened', () => {
    expect(lowestBefore([on('2024-01-01', 4260), on('2026-11-10', 3260)], reducedAt)).toBe(4260)
  })

  it('remembers an offer of these days', () => {
    const history = [on('2024-01-01', 4260), on('2026-10-20', 3450), on('2026-11-01', 4260), on('2026-11-10', 3260)]
    expect(lowestBefore(history, reducedAt)).toBe(3450)
  })

  it('counts the price that still held when the thirty days began', () => {
    expect(lowestBefore([on('2026-01-01', 3000), on('2026-10-12', 4260)], reducedAt)).toBe(3000)
  })

  it('forgets what ended before them', () => {
    expect(lowestBefore([on('2026-01-01', 3000), on('2026-10-11', 4260)], reducedAt)).toBe(4260)
  })

  it('knows no lowest price of a book that was not sold before', () => {
    expect(lowestBefore([on('2026-11-10', 3260)], reducedAt)).toBeUndefined()
  })
})
