import { expect, test } from 'vitest'
import { openShop } from '../orders/shop.test-support.ts'
import { openShopWithProviders, person, tokenOf } from './identities.test-support.ts'

test('a network is limited by what it tries, and some wrong credentials lock nobody of it out', async () => {
  const { shop } = await openShopWithProviders()
  const { settings, identityProviders } = shop.services
  await shop.close()
  const limited = await openShop(1_000, { settings: { ...settings, limitFactor: 1 }, identityProviders })
  const ask = (token: string) =>
    limited.guest.call('POST /login', { body: { grant_type: '3rd_party_access_token', provider: 'google', token } })
  const codes = []
  for (let time = 0; time < 8; time++) codes.push((await ask('x')).code)
  expect(new Set(codes)).toEqual(new Set(['invalid_grant']))
  expect((await ask(tokenOf(person()))).code).toBe('registration_required')
  await limited.connection.pool.query(`update rate_limits set points = 359 where key like 'credential:%'`)
  expect((await ask(tokenOf(person()))).code).toBe('registration_required')
  expect((await ask(tokenOf(person()))).code).toBe('too_many_requests')
  await limited.close()
})
