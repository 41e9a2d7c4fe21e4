import { afterEach, describe, expect, test, vi } from 'vitest'
import { findAddress } from './find-address.ts'

afterEach(() => void vi.unstubAllEnvs())

const find = async (path: string) => {
  const found = await findAddress({ path, locale: 'hu', isTidy: true })
  return typeof found === 'string' ? found : found.internal
}

describe('the interface guide', () => {
  test.each([
    ['TRIAL', '1'],
    ['TRIAL', 'bare'],
    ['UI_GUIDE', '1'],
    ['NODE_ENV', 'development'],
  ])('is open with %s=%s', async (variable, value) => {
    vi.resetModules()
    vi.stubEnv(variable, value)
    const { findAddress: findAnew } = await import('./find-address.ts')
    expect(await findAnew({ path: 'ui-guide', locale: 'hu', isTidy: true })).toMatchObject({ internal: '/ui-guide' })
    expect(await findAnew({ path: 'ui-guide/buttons', locale: 'hu', isTidy: true })).toMatchObject({
      internal: '/ui-guide/buttons',
      paths: { en: '/en/ui-guide/buttons' },
    })
  })

  test('is not found in production', async () => {
    vi.stubEnv('TRIAL', '0')
    vi.stubEnv('UI_GUIDE', '0')
    expect([await find('ui-guide'), await find('ui-guide/buttons')]).toEqual(['unknown', 'unknown'])
  })

  test('has no other groups than those of its list', async () => {
    vi.stubEnv('UI_GUIDE', '1')
    expect([await find('ui-guide/nothing'), await find('ui-guide/constructor')]).toEqual(['unknown', 'unknown'])
  })
})
