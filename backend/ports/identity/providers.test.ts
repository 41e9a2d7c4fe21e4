import { describe, expect, test } from 'vitest'
import { apple } from './apple/definition.ts'
import { facebook } from './facebook/definition.ts'
import { google } from './google/definition.ts'
import { connectSimulated } from './identity.test-support.ts'
import { identityProviders } from './providers.ts'

const other = (changes: Record<string, string>) => ({ person: 'other', ...changes })
const refused = { ok: false, refusal: 'refused' }
const unavailable = { ok: false, refusal: 'unavailable' }

describe.each(identityProviders.map((one) => [one.provider, one] as const))('%s', (_, definition) => {
  test('asks with a state, a challenge and the least that is needed, and says who it is', async () => {
    const { visit, redeem } = connectSimulated(definition)
    const visited = await visit(other({ email: 'anna@gmail.com', firstName: 'Anna', lastName: 'Édes', verified: 'on' }))
    expect(visited.shown.status).toBe(200)
    expect(Object.fromEntries(visited.page.searchParams)).toMatchObject({
      response_type: 'code',
      state: 'state',
      code_challenge_method: 'S256',
    })
    expect(visited.fields['state']).toBe('state')
    expect(await redeem(visited)).toMatchObject({ ok: true, identity: { email: 'anna@gmail.com' } })
  })

  test('a code counts once, for its verifier and its address', async () => {
    const { visit, redeem } = connectSimulated(definition)
    const choice = other({ email: 'anna@gmail.com' })
    const visited = await visit(choice)
    expect(await redeem(visited)).toMatchObject({ ok: true })
    expect(await redeem(visited)).toEqual(refused)
    expect(await redeem(await visit(choice), { verifier: 'x'.repeat(43) })).toEqual(refused)
    expect(await redeem(await visit(choice), { redirectUri: 'https://evil.example/' })).toEqual(refused)
    expect(await redeem(await visit(choice), { code: 'invented' })).toEqual(refused)
  })

  test('is away while it answers 5xx or something that is no JSON', async () => {
    const { signIn, faults } = connectSimulated(definition)
    expect(await signIn({ person: 'away' })).toEqual(unavailable)
    faults.answer = () => new Response('<!doctype html>')
    expect(await signIn(other({ email: 'anna@gmail.com' }))).toEqual(unavailable)
    faults.answer = () => {
      throw new Error('no line')
    }
    expect(await signIn(other({ email: 'anna@gmail.com' }))).toEqual(unavailable)
  })

  test('a page that was asked by somebody else refuses', async () => {
    const { app, visit } = connectSimulated(definition)
    const { page } = await visit({ person: 'cancel' })
    page.searchParams.set('client_id', 'somebody')
    expect((await app.request(page.pathname + page.search)).status).toBe(400)
  })

  test('a token that is none proves nothing', async () => {
    const { provider } = connectSimulated(definition)
    for (const token of ['', 'x', 'a.b.c', 'a'.repeat(4000)]) expect(await provider.verify(token)).toEqual(refused)
  })

  test('in production it is off without an account', () => {
    const connection = {
      simulators: { origin: '', publicOrigin: '' },
      openOutbound: () => () => Promise.reject(new Error()),
      timeoutMs: 1,
      now: () => new Date(),
      log: { warn: () => {} },
    }
    expect(definition.connect({ ...connection, env: { TRIAL: '0' } })).toBeUndefined()
  })
})

test.each([
  ['anna@gmail.com', 'on', 'mailbox'],
  ['anna@gmail.com', '', 'none'],
  ['anna@freemail.example', 'on', 'none'],
  ['anna@gmail.com.evil.example', 'on', 'none'],
])('Google: %s (verified: %s) is proven as %s', async (email, verified, emailProof) => {
  expect(await connectSimulated(google).signIn(other({ email, verified }))).toMatchObject({ identity: { emailProof } })
})

test.each([
  ['anna@icloud.com', 'on', 'mailbox'],
  ['x1@privaterelay.appleid.com', 'on', 'mailbox'],
  ['anna@gmail.com', 'on', 'none'],
  ['anna@icloud.com', '', 'none'],
])('Apple: %s (verified: %s) is proven as %s', async (email, verified, emailProof) => {
  expect(await connectSimulated(apple).signIn(other({ email, verified }))).toMatchObject({ identity: { emailProof } })
})

test('Apple gives names once, beside the code, and a way to revoke', async () => {
  const { visit, redeem, provider, calls } = connectSimulated(apple)
  const first = await visit(other({ email: 'anna@icloud.com', firstName: 'Anna', lastName: 'Édes', verified: 'on' }))
  expect(JSON.parse(first.fields['user'] ?? '')).toEqual({
    name: { firstName: 'Anna', lastName: 'Édes' },
    email: 'anna@icloud.com',
  })
  const verdict = await redeem(first, { firstName: ' Anna ', lastName: 'Édes' })
  expect(verdict).toMatchObject({ identity: { firstName: 'Anna', lastName: 'Édes' } })
  const second = await visit(other({ email: 'anna@icloud.com', verified: 'on' }))
  expect(second.fields).not.toHaveProperty('user')
  expect(await redeem(second)).toMatchObject({ identity: { firstName: null } })
  await provider.revoke?.(verdict.ok ? (verdict.identity.revocation ?? '') : '')
  expect(calls.at(-1)).toBe('/apple/auth/revoke')
})

test('Facebook: a phone-only account has no address, and no address is proven', async () => {
  const { signIn } = connectSimulated(facebook)
  expect(await signIn({ person: '10150000002' })).toMatchObject({
    identity: { subject: '10150000002', email: null, emailProof: 'none', firstName: 'Péter' },
  })
  expect(await signIn({ person: '10150000001' })).toMatchObject({ identity: { emailProof: 'none' } })
})

test.each([
  ['of another app', { app_id: '999' }],
  ['of a page', { type: 'PAGE' }],
  ['that is not valid', { is_valid: false }],
  ['that has expired', { expires_at: 1 }],
  ['of another person', { user_id: '7' }],
])('Facebook: a token %s proves nothing', async (_, changes) => {
  const { signIn, faults } = connectSimulated(facebook)
  const data = { app_id: '1234567890', type: 'USER', is_valid: true, expires_at: 0, user_id: '10150000001', ...changes }
  faults.answer = (path) => (path.endsWith('/debug_token') ? Response.json({ data }) : undefined)
  expect(await signIn({ person: '10150000001' })).toEqual(refused)
})

test('a wrong account of the shop is no fault of the visitor', async () => {
  const { signIn, faults } = connectSimulated(google)
  faults.answer = (path) =>
    path.endsWith('/token') ? Response.json({ error: 'invalid_client' }, { status: 401 }) : undefined
  expect(await signIn({ person: '1001' })).toEqual(unavailable)
})

test('cancelling has each provider’s own error', async () => {
  expect((await connectSimulated(google).visit({ person: 'cancel' })).fields['error']).toBe('access_denied')
  expect((await connectSimulated(facebook).visit({ person: 'cancel' })).fields['error_reason']).toBe('user_denied')
  expect((await connectSimulated(apple).visit({ person: 'cancel' })).fields['error']).toBe('user_cancelled_authorize')
})
