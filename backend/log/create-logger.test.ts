import { expect, test } from 'vitest'
import { createLogger } from './create-logger.ts'

const collect = () => {
  const lines: string[] = []
  const log = createLogger('info', { write: (line) => void lines.push(line) })
  return { log, lines, parsed: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

const refused = () =>
  Object.assign(new Error('550 anna@example.hu unknown'), {
    code: 'EENVELOPE',
    rejected: ['anna@example.hu'],
    stack: 'Error: x\n    at f (/app/node_modules/a.js:1:1)',
  })

test('writes no error as it is, whatever it is called and however it is handed over', () => {
  const { log, lines, parsed } = collect()
  log.error({ err: refused(), orderId: 7 }, 'mail')
  log.warn({ reason: refused() }, 'mail')
  log.error(refused())
  log.error({ err: refused() })
  expect(lines.join('')).not.toContain('anna')
  expect(parsed()[0]).toMatchObject({ msg: 'mail', orderId: 7, err: { type: 'Error', code: 'EENVELOPE' } })
  expect(parsed()[1]).toMatchObject({ reason: { code: 'EENVELOPE' } })
  expect(parsed()[2]).toMatchObject({ msg: 'error', err: { code: 'EENVELOPE' } })
})

test('of an outage few lines are written, and of what else happens all', () => {
  const { log, lines } = collect()
  for (let index = 0; index < 10_000; index++)
    log.error(
      { err: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), requestId: String(index) },
      'request failed',
    )
  expect(lines).toHaveLength(5)
  log.error({ err: Object.assign(new Error('x'), { code: '23505' }) }, 'request failed')
  for (let index = 0; index < 10; index++) log.info({ index }, 'order')
  expect(lines).toHaveLength(16)
})

test('what somebody else wrote stays within its line', () => {
  const { log, lines, parsed } = collect()
  const forged = 'x\n{"level":30,"msg":"order"}\r\u2028'
  log.info({ key: forged }, forged)
  expect(lines.join('').trimEnd()).not.toMatch(/[\n\r]/)
  expect(parsed()).toMatchObject([{ key: forged, msg: forged }])
})
