import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Connection } from '../../db/connect.ts'
import { demoPassword } from '../../seed/tables/seed-sales.ts'
import { endDemoSessions, findActor, grantAnonymous, grantPassword } from './service.ts'

let connection: Connection
beforeAll(async () => void (connection = await createTestDatabase()))
afterAll(() => connection.close())

const account = { email: 'olvaso@kolofon.example', password: demoPassword, remember: true }

test('a production shop over the database of a trial signs the demo accounts out and refuses them', async () => {
  const trial = createTestContext(connection)
  const production = createTestContext(connection, { settings: { ...trial.settings, production: true } })
  const signedIn = await grantPassword(trial, account)
  const guest = await grantAnonymous(trial)
  if (!signedIn.ok || !guest.ok) throw new Error('The trial lets nobody in')

  await endDemoSessions(production)
  expect(await findActor(production, signedIn.value.access_token)).toMatchObject({ kind: 'guest' })
  expect(await findActor(production, guest.value.access_token)).toMatchObject({ kind: 'session', userId: null })
  expect(await grantPassword(production, account)).toMatchObject({ ok: false, code: 'invalid_grant' })
})
