import { expect, test } from 'vitest'
import { openShop } from '../orders/shop.test-support.ts'
import { openShopWithProviders, person, tokenOf } from './identities.test-support.ts'

test('failures make a client wait; sign-ins do not', async () => {
  const { shop } = await openShopWithProviders()
  const { settings, identityProviders } = shop.services
  await shop.close()
  const limited = await openShop(1_000, { settings: { ...settings, limitFactor: 1 }, identityProviders })
  const ask = (token: string) =>
    limited.guest.call('POST /login', { body: { grant_type: '3rd_party_access_token', provider: 'google', token } })
  const codes = []
  for (let time = 0; time < 8; time++) codes.push((await ask(tokenOf(person()))).code)
  expect(new Set(codes)).toEqual(new Set(['registration_required']))
  const refused = []
  for (let time = 0; time < 8; time++) refused.push((await ask('x')).code)
  expect(refused.filter((code) => code === 'invalid_grant')).toHaveLength(5)
  expect(refused.at(-1)).toBe('too_many_requests')
  await limited.close()
})
