import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Code that makes a logger, except silent loggers of programs that write to a terminal. */
const loggers = /\bpino\((?!\{ level: 'silent' \}\))/

test('every logger describes errors before it writes them', () => {
  const makers = sourceFiles().filter(
    ({ path, text }) =>
      /^(app|backend|lib|features|components)\//.test(path) && !path.includes('.test.') && loggers.test(text),
  )
  const undescribed = makers.filter(({ imports }) => !imports.some((one) => one.endsWith('/describe-error.ts')))
  expect(undescribed.map(({ path }) => path)).toEqual([])
  expect(makers.map(({ path }) => path)).toContain('backend/log/create-logger.ts')
})
