import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { inRequestScope, requestScope } from './request-scope.ts'

test('two requests at once find each its own scope, later as well', async () => {
  const [one, other] = [{ client: '192.0.2.1' }, { client: '192.0.2.2' }]
  const later = async () => {
    await wait(1)
    return requestScope()
  }
  expect(await Promise.all([inRequestScope(one, later), inRequestScope(other, later)])).toEqual([one, other])
  expect(requestScope()).toBeUndefined()
})

test('a second copy of the file, as the build has one, finds the same scope', async () => {
  vi.resetModules()
  const copy = await import('./request-scope.ts')
  expect(copy.requestScope).not.toBe(requestScope)
  const scope = { client: '192.0.2.1' }
  expect(inRequestScope(scope, copy.requestScope)).toBe(scope)
})
