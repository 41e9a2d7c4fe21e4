import { describe, expect, test } from 'vitest'
import { openingToday, writePeriods } from './opening-hours.ts'

const open = [
  { day: 6, from: '08:00', to: '12:00' },
  { day: 6, from: '12:30', to: '18:00' },
  { day: 7, from: '00:00', to: '24:00' },
]
/** A Saturday in November, when Budapest is one hour ahead of UTC. */
const saturday = (time: string) => new Date(`2026-11-21T${time}:00Z`)

describe('openingToday', () => {
  test('open within a period, by the clock of Budapest', () => {
    expect(openingToday(open, saturday('07:00'))).toEqual({ hours: '8–12, 12:30–18', isOpen: true, isToCome: true })
    expect(openingToday(open, saturday('06:59')).isOpen).toBe(false)
  })

  test('closed in the midday break and from closing time on', () => {
    expect(openingToday(open, saturday('11:15')).isOpen).toBe(false)
    expect(openingToday(open, saturday('17:00')).isOpen).toBe(false)
  })

  test('day and night', () => {
    expect(openingToday(open, new Date('2026-11-21T23:30:00Z'))).toEqual({
      hours: '0–24',
      isOpen: true,
      isToCome: true,
    })
  })

  test('a day that is missing is closed', () => {
    expect(openingToday(open, new Date('2026-11-23T10:00:00Z'))).toEqual({ hours: '', isOpen: false, isToCome: false })
  })

  test('a special day goes before the week', () => {
    const short = [{ date: '2026-11-21', periods: [{ from: '09:00', to: '10:00' }] }]
    expect(openingToday(open, saturday('08:30'), short)).toEqual({ hours: '9–10', isOpen: true, isToCome: true })
    expect(openingToday(open, saturday('10:00'), short).isOpen).toBe(false)
    expect(openingToday(open, saturday('10:00'), [{ date: '2026-11-21', periods: [] }])).toEqual({
      hours: '',
      isOpen: false,
      isToCome: false,
    })
    expect(openingToday(open, saturday('10:00'), [{ date: '2026-11-22', periods: [] }]).isOpen).toBe(true)
  })

  test('a minute before midnight means midnight', () => {
    expect(writePeriods([{ from: '06:30', to: '23:59' }])).toBe('6:30–24')
  })
})
