import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestClock, type TestClock } from '#tests/support/test-clock.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Connection } from '../../db/connect.ts'
import { demoPassword } from '../../seed/tables/seed-sales.ts'
import type { Context } from '../../kernel/context.ts'
import { replacePasswordHash } from '../customers/queries.ts'
import { hashPassword } from '../customers/service.ts'
import { grantPassword } from './service.ts'

const owner = 'olvaso@kolofon.example'
const home = '192.0.2.1'
let connection: Connection
let clock: TestClock
let ctx: Context

beforeAll(async () => void (connection = await createTestDatabase()))
afterAll(() => connection.close())
beforeEach(async () => {
  await connection.pool.query('delete from sign_in_failures')
  await connection.pool.query('delete from known_clients')
  clock = createTestClock()
  const { settings } = createTestContext(connection)
  ctx = createTestContext(connection, { now: clock.now, settings: { ...settings, limitFactor: 1 } })
})

const signIn = async (client: string, password: string, email = owner): Promise<string> => {
  const granted = await grantPassword(
    { ...ctx, client, newId: () => crypto.randomUUID() },
    { email, password, remember: true },
  )
  return granted.ok ? 'in' : granted.code
}
const failTimes = async (times: number, client: (index: number) => string, email?: string): Promise<string[]> => {
  const answers = []
  for (let index = 0; index < times; index++) answers.push(await signIn(client(index), `guess ${index}`, email))
  return answers
}
const reached = (answers: string[]): number => answers.filter((answer) => answer === 'invalid_grant').length

test('a session has the segment that the user has when it begins, and not the one at the check', async () => {
  const set = (segment: string) =>
    connection.pool.query('update users set segment = $2 where email = $1', [owner, segment])
  let transactions = 0
  const db = new Proxy(ctx.db, {
    get: (target, key) => {
      const found = Reflect.get(target, key) as unknown
      // The first transaction counts the attempt, the second one begins the session.
      if (key !== 'transaction' || ++transactions !== 2) return typeof found === 'function' ? found.bind(target) : found
      return async (work: Parameters<typeof target.transaction>[0]) => {
        await set('b2b')
        return target.transaction(work)
      }
    },
  })
  const granted = await grantPassword({ ...ctx, db }, { email: owner, password: demoPassword, remember: true })
  await set('b2c')
  expect(granted).toMatchObject({ ok: true, value: { segment: 'b2b' } })
})

describe('one client at one account', () => {
  test('has five attempts, then waits longer and longer', async () => {
    expect(reached(await failTimes(10, () => home))).toBe(5)
    const waits = []
    for (let time = 0; time < 4; time++) {
      const refused = await grantPassword({ ...ctx, client: home }, { email: owner, password: 'x', remember: true })
      const seconds = refused.ok ? 0 : Number(refused.params?.['retryAfter'])
      waits.push(seconds)
      clock.advance(seconds * 1000)
      expect(await signIn(home, 'x')).toBe('invalid_grant')
    }
    expect(waits).toEqual([1, 2, 4, 8])
  })

  test('may sign in with the right password after the wait, and then has five attempts again', async () => {
    await failTimes(5, () => home)
    expect(await signIn(home, demoPassword)).toBe('too_many_requests')
    clock.advance(1_000)
    expect(await signIn(home, demoPassword)).toBe('in')
    expect(reached(await failTimes(10, () => home))).toBe(5)
  })

  test('of many attempts at once each is counted', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(home, 'x')))
    expect(reached(answers)).toBe(5)
  })

  test('right passwords are never counted', async () => {
    for (let time = 0; time < 30; time++) expect(await signIn(home, demoPassword)).toBe('in')
  })
})

describe('an attack on one account', () => {
  const attacker = (index: number) => `198.51.100.${index % 200}`

  test('from 200 addresses: at most 20 attempts an hour reach the hash', async () => {
    let tries = 0
    for (let second = 0; second < 3_600; second += 30) {
      tries += reached(await failTimes(2, (index) => attacker(second + index)))
      clock.advance(30_000)
    }
    expect(tries).toBeGreaterThanOrEqual(12)
    expect(tries).toBeLessThanOrEqual(20)
  }, 120_000)

  test('does not lock out its owner at a client that has signed in before', async () => {
    expect(await signIn(home, demoPassword)).toBe('in')
    await failTimes(60, attacker)
    expect(await signIn('203.0.113.9', demoPassword)).toBe('too_many_requests')
    expect(await signIn(home, 'mistyped')).toBe('invalid_grant')
    expect(await signIn(home, demoPassword)).toBe('in')
  })

  test('delays an unknown client with the right password, which may sign in after the wait', async () => {
    await failTimes(60, attacker)
    expect(await signIn(home, demoPassword)).toBe('too_many_requests')
    clock.advance(900_000)
    expect(await signIn(home, demoPassword)).toBe('in')
  })

  test('leaves other accounts alone', async () => {
    await failTimes(60, attacker)
    expect(await signIn(home, demoPassword, 'iskola@kolofon.example')).toBe('in')
  })

  test('at an address without an account looks the same', async () => {
    const known = await failTimes(15, attacker)
    expect(await failTimes(15, attacker, 'senki@kolofon.example')).toEqual(known)
  })

  test('is forgotten after an hour without an attempt', async () => {
    await failTimes(60, attacker)
    clock.advance(3_600_001)
    expect(reached(await failTimes(15, attacker))).toBe(10)
  })
})

describe('one client at many accounts', () => {
  const account = (index: number) => `nobody-${index}@example.hu`
  const stuff = async (times: number, client: string) => {
    const answers = []
    for (let index = 0; index < times; index++) answers.push(await signIn(client, 'x', account(index)))
    return reached(answers)
  }

  test('has twenty attempts', async () => expect(await stuff(40, home)).toBe(20))

  test('does not clear them by signing in to an account of its own', async () => {
    expect(await stuff(15, home)).toBe(15)
    expect(await signIn(home, demoPassword)).toBe('in')
    expect(await stuff(40, home)).toBe(5)
  })

  test('does not lock out a customer who has signed in from the same network before', async () => {
    expect(await signIn(home, demoPassword)).toBe('in')
    await stuff(40, home)
    expect(await signIn(home, demoPassword)).toBe('in')
  })
})

describe('the stored hash', () => {
  const user = 'from users where email = $1'
  const storedHash = async (): Promise<string> =>
    (await connection.pool.query<{ hash: string }>(`select password_hash as hash ${user}`, [owner])).rows[0]?.hash ?? ''
  const store = (hash: string) =>
    connection.pool.query('update users set password_hash = $2 where email = $1', [owner, hash])
  const weak = { memory: 64, passes: 1, parallelism: 1 }

  test('with weaker parameters is made anew at a successful sign-in, and at no other', async () => {
    const before = await storedHash()
    const hash = await hashPassword(demoPassword, weak)
    await store(hash)
    expect(await signIn(home, 'x')).toBe('invalid_grant')
    expect(await storedHash()).toBe(hash)
    expect(await signIn(home, demoPassword)).toBe('in')
    const renewed = await storedHash()
    expect(renewed).toContain('$m=19456,t=2,p=1$')
    expect(await signIn(home, demoPassword)).toBe('in')
    expect(await storedHash()).toBe(renewed)
    await store(before)
  })

  test('is made anew by one of two sign-ins at once, and both begin', async () => {
    const before = await storedHash()
    await store(await hashPassword(demoPassword, weak))
    expect(await Promise.all([signIn(home, demoPassword), signIn(home, demoPassword)])).toEqual(['in', 'in'])
    await store(before)
  })

  test('of a password that was changed during the sign-in stays', async () => {
    const [before, changed] = [await storedHash(), await hashPassword('changed')]
    const hash = await hashPassword(demoPassword, weak)
    await store(changed)
    const [{ id } = { id: 0 }] = (await connection.pool.query<{ id: number }>(`select id ${user}`, [owner])).rows
    await replacePasswordHash(connection.db, id, hash, await hashPassword(demoPassword))
    expect(await storedHash()).toBe(changed)
    await store(before)
  })

  test('in the form before PHC strings is rewritten by the migration', async () => {
    const before = await storedHash()
    const [, , , , salt = '', hash = ''] = before.split('$')
    const urlSafe = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_')
    await store(`argon2id$${urlSafe(salt)}$${urlSafe(hash)}`)
    expect(await signIn(home, demoPassword)).toBe('invalid_grant')
    const [file = ''] = globSync('backend/db/migrations/*_access.sql')
    const rewrite = readFileSync(file, 'utf8').split('--> statement-breakpoint').at(-1) ?? ''
    await connection.pool.query(rewrite)
    expect(await storedHash()).toBe(before)
    expect(await signIn(home, demoPassword)).toBe('in')
  })
})

test('the queue for the hash has an end, and an attempt that it refuses is not counted', async () => {
  const many = Array.from({ length: 120 }, (_, index) => signIn(`10.0.${index}.1`, 'x', `nobody-${index}@example.hu`))
  const answers = await Promise.all(many)
  expect(new Set(answers)).toEqual(new Set(['invalid_grant', 'service_unavailable']))
  const { rows } = await connection.pool.query<{ sum: string }>('select sum(failures) from sign_in_failures')
  expect(Number(rows[0]?.sum)).toBe(3 * reached(answers))
  expect(await signIn(home, demoPassword)).toBe('in')
})
