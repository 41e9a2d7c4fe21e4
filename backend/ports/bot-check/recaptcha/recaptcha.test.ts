import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSafeFetch } from '../../outbound/safe-fetch.ts'
import { connectRecaptcha, isRecaptchaSimulated } from './connect.ts'
import { openSimulator, secret } from './simulator.test-support.ts'
import { createRecaptchaSimulator, tokenOf, type Visit } from './simulator.ts'

let simulator: Awaited<ReturnType<typeof openSimulator>>
let clock = 0
beforeAll(async () => void (simulator = await openSimulator(() => clock)))
afterAll(() => simulator.close())
beforeEach(() => {
  clock = 1_000_000
  simulator.happening.fault = undefined
  simulator.bodies.length = 0
})

const connect = (env: object = {}) =>
  connectRecaptcha({
    env: {
      PUBLIC_URL: 'https://kolofon.example:8443',
      RECAPTCHA_SECRET: secret,
      RECAPTCHA_URL: simulator.url,
      TRIAL: '0',
      ...env,
    } as { PUBLIC_URL: string; TRIAL: string },
    simulator: simulator.url.replace('/recaptcha/api/siteverify', ''),
    log: pino({ level: 'silent' }),
    openOutbound: (urls) => {
      const allowedHosts = urls.map((url) => new URL(url).host)
      return createSafeFetch({ allowedHosts, privateHosts: allowedHosts, timeoutMs: 500, maxBytes: 10_000 })
    },
  })

const token = (visit: Partial<Visit> = {}) =>
  tokenOf({ action: 'newsletter', score: 0.9, hostname: 'kolofon.example', at: clock, ...visit })
const check = (given: string, env?: object) => connect(env)?.check(given, 'newsletter')

test('a token of this action, host and a high score is a human’s; nothing but the token is told', async () => {
  const given = token()
  expect(await check(given)).toBe('human')
  expect([...new URLSearchParams(simulator.bodies[0])]).toEqual([
    ['secret', secret],
    ['response', given],
  ])
})

describe('a robot’s is', () => {
  test.each([
    ['of another action', { action: 'order_find' }],
    ['of another host', { hostname: 'evil.example' }],
    ['of a low score', { score: 0.4 }],
    ['two minutes old', { at: 1_000_000 - 120_001 }],
  ])('one %s', async (_, visit) => {
    expect(await check(token(visit))).toBe('bot')
  })

  test('one that was used before', async () => {
    const given = token()
    await check(given)
    expect(await check(given)).toBe('bot')
  })

  test('anything that is no token', async () => {
    for (const given of ['sim.%', 'x', '']) expect(await check(given)).toBe('bot')
  })
})

test('the shop sets its own threshold', async () => {
  expect(await check(token({ score: 0.6 }), { RECAPTCHA_MIN_SCORE: '0.7' })).toBe('bot')
  expect(await check(token({ score: 0.2 }), { RECAPTCHA_MIN_SCORE: '0.2' })).toBe('human')
})

test.each<[string, () => Response]>([
  ['is down', () => new Response('', { status: 503 })],
  ['answers with a page', () => new Response('<!doctype html>')],
  ['answers with something else', () => Response.json({ ok: 1 })],
  ['leads elsewhere', () => new Response('', { status: 302, headers: { Location: 'http://127.0.0.1:1/' } })],
])('nothing is known while Google %s', async (_, fault) => {
  simulator.happening.fault = fault
  expect(await check(token())).toBe('unknown')
})

test('nothing is known where the secret is wrong: that is no fault of the visitor', async () => {
  expect(await check(token(), { RECAPTCHA_SECRET: 'another' })).toBe('unknown')
})

test('in a trial without an address the simulator answers, which has to run for that', async () => {
  const trial = { TRIAL: '1', RECAPTCHA_URL: undefined }
  expect(await check(token({ score: 0.8 }), trial)).toBe('human')
  expect(simulator.bodies).toHaveLength(1)
  expect([
    isRecaptchaSimulated({ ...trial, RECAPTCHA_SECRET: secret }),
    isRecaptchaSimulated(trial),
    isRecaptchaSimulated({ TRIAL: '0', RECAPTCHA_SECRET: secret }),
    isRecaptchaSimulated({ TRIAL: '1', RECAPTCHA_SECRET: secret, RECAPTCHA_URL: 'https://www.google.com/x' }),
  ]).toEqual([true, false, false, false])
})

test('tests may lower the score, and have Google away', async () => {
  const app = createRecaptchaSimulator({ now: () => new Date(clock), secret })
  const set = (body: object) => app.request('/recaptcha/settings', { method: 'PATCH', body: JSON.stringify(body) })
  const ask = async () => {
    const body = new URLSearchParams({ secret, response: token({ at: ++clock }) })
    const answer = await app.request('/recaptcha/api/siteverify', { method: 'POST', body })
    return answer.ok ? ((await answer.json()) as { score: number }).score : answer.status
  }
  expect(await ask()).toBe(0.9)
  await set({ score: 0.1 })
  expect(await ask()).toBe(0.1)
  await set({ score: null, isAway: true })
  expect([await ask(), (await app.request('/recaptcha/api.js')).status]).toEqual([503, 503])
  await set({ isAway: false })
  expect([await ask(), (await app.request('/recaptcha/api.js')).status]).toEqual([0.9, 200])
  expect((await set({ score: 2 })).status).toBe(400)
})

test('without a secret there is no check', () => {
  expect(connect({ RECAPTCHA_SECRET: undefined })).toBeUndefined()
})
