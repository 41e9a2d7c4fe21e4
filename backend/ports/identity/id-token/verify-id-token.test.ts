import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ProviderAway } from '../ask-provider.ts'
import { createKeySet } from './key-set.ts'
import { verifyIdToken } from './verify-id-token.ts'

const start = Date.parse('2026-11-21T09:00:00Z')
let pair: Awaited<ReturnType<typeof generateKeyPair>>
let other: Awaited<ReturnType<typeof generateKeyPair>>
let clock = start
/** What the provider publishes, and how often it was asked. */
let published: string[] = []
let asked = 0
let cacheControl = 'max-age=3600'
let status = 200

beforeAll(async () => {
  pair = await generateKeyPair('RS256', { extractable: true })
  other = await generateKeyPair('RS256', { extractable: true })
})
beforeEach(() => {
  clock = start
  published = ['k1']
  asked = 0
  cacheControl = 'max-age=3600'
  status = 200
})

const open = () => {
  const keys = createKeySet({
    url: 'https://keys.example/',
    now: () => new Date(clock),
    asking: {
      timeoutMs: 100,
      send: async () => {
        asked += 1
        const jwk = await exportJWK(pair.publicKey)
        const body = JSON.stringify({ keys: published.map((kid) => ({ ...jwk, kid, alg: 'RS256', use: 'sig' })) })
        return { status, headers: new Headers({ 'Cache-Control': cacheControl }), body }
      },
    },
  })
  const rules = { keys, issuers: ['https://issuer.example'], audience: 'shop', now: () => new Date(clock) }
  return (token: string, nonce?: string) => verifyIdToken(rules, token, nonce)
}

const claims = (changes: JWTPayload = {}): JWTPayload => ({
  iss: 'https://issuer.example',
  aud: 'shop',
  sub: '1',
  iat: start / 1000,
  exp: start / 1000 + 3600,
  nonce: 'n',
  ...changes,
})
const sign = (payload: JWTPayload, kid = 'k1', key = pair.privateKey) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(key)

test('a right token is read', async () => {
  expect(await open()(await sign(claims()), 'n')).toMatchObject({ sub: '1' })
})

describe('proves nothing:', () => {
  test.each<[string, JWTPayload]>([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another-shop' }],
    ['several audiences', { aud: ['shop', 'another-shop'] }],
    ['another nonce', { nonce: 'm' }],
    ['no nonce', { nonce: undefined }],
    ['one that has expired', { exp: start / 1000 - 301 }],
    ['one of the future', { iat: start / 1000 + 301 }],
    ['one that lives too long', { exp: start / 1000 + 90_000 }],
    ['one without an end', { exp: undefined }],
    ['one without a subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
  ])('%s', async (_, changes) => {
    expect(await open()(await sign(claims(changes)), 'n')).toBeUndefined()
  })

  test('a token that is not signed', async () => {
    expect(await open()(new UnsecuredJWT(claims()).encode(), 'n')).toBeUndefined()
  })

  test('a token that is signed with the public key as if it were a shared secret', async () => {
    const secret = new TextEncoder().encode(await exportSPKI(pair.publicKey))
    const token = await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(secret)
    expect(await open()(token, 'n')).toBeUndefined()
  })

  test('a token that is signed with another key under a known name', async () => {
    expect(await open()(await sign(claims(), 'k1', other.privateKey), 'n')).toBeUndefined()
  })

  test('a token whose claims were changed', async () => {
    const [head, , signature] = (await sign(claims())).split('.')
    const body = Buffer.from(JSON.stringify(claims({ sub: '2' }))).toString('base64url')
    expect(await open()(`${head}.${body}.${signature}`, 'n')).toBeUndefined()
  })
})

test('clocks may differ by five minutes', async () => {
  const verify = open()
  expect(await verify(await sign(claims({ iat: start / 1000 + 290, exp: start / 1000 + 600 })), 'n')).toBeDefined()
})

describe('the keys', () => {
  test('are asked for once for many tokens, and again when they are as old as their answer allows', async () => {
    const verify = open()
    const token = await sign(claims())
    await Promise.all([verify(token), verify(token), verify(token)])
    expect(asked).toBe(1)
    clock += 3_599_000
    await verify(token)
    expect(asked).toBe(1)
    clock += 2_000
    await verify(token)
    expect(asked).toBe(2)
  })

  test('are asked for once more for a new key, but not by anybody who invents names', async () => {
    const verify = open()
    await verify(await sign(claims()))
    clock += 120_000
    published = ['k1', 'k2']
    expect(await verify(await sign(claims(), 'k2'))).toBeDefined()
    expect(asked).toBe(2)
    for (let time = 0; time < 20; time++) expect(await verify(await sign(claims(), `invented-${time}`))).toBeUndefined()
    expect(asked).toBe(2)
  })

  test('that are not to be had say nothing about the token', async () => {
    status = 404
    await expect(open()(await sign(claims()))).rejects.toBeInstanceOf(ProviderAway)
  })
})
