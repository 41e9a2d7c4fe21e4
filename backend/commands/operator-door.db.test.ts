import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openShop, type TestShop } from '../modules/orders/shop.test-support.ts'
import { openOperatorDoor, type OpenShop, sendToRunningShop } from './operator-door.ts'

const folder = mkdtempSync(join(tmpdir(), 'kolofon-door-'))
const file = join(folder, 'operator.json')
let shop: TestShop
let close: () => Promise<void>
const openDoor = (dataDir: string, openJobs: OpenShop['openJobs']) => {
  const { db, files, now, newId, log } = shop.services
  return openOperatorDoor(dataDir, {
    db,
    pool: shop.connection.pool,
    now,
    newId,
    log,
    openJobs,
    openFiles: async () => files,
    dataDir,
    publicUrl: 'http://localhost:3000',
    resourceHosts: [],
  })
}
beforeAll(async () => {
  shop = await openShop()
  close = await openDoor(folder, async () => shop.services.jobs)
})
afterAll(async () => {
  await close()
  await shop.close()
  rmSync(folder, { recursive: true })
})

/** The text that the operator reads on stdout and stderr. */
const typed = async (...words: string[]) => {
  const read = { out: '', err: '' }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((read.out += String(text)), true)),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((read.err += String(text)), true)),
  ]
  try {
    return { code: await sendToRunningShop(folder, words), ...read }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

test('a command is carried out by the running shop, and what it prints comes back', async () => {
  expect(await typed('maintenance', 'on')).toEqual({ code: 0, out: 'Maintenance is on.\n', err: '' })
  expect((await shop.guest.call('GET /v2.0/config_entries')).body.maintenance).toBe(true)
  expect(await typed('maintenance', 'off')).toMatchObject({ code: 0 })
  expect((await shop.guest.call('GET /v2.0/config_entries')).body.maintenance).toBe(false)
})

test('what went wrong comes back with exit code 1', async () => {
  expect(await typed('maintenance', 'perhaps')).toMatchObject({ code: 1, out: '', err: expect.stringContaining('on') })
  expect(await typed('import', 'onix', 'no-such-file.xml')).toEqual({
    code: 1,
    out: '',
    err: 'The file no-such-file.xml cannot be read.\n',
  })
})

test('files are found from where the operator stands', async () => {
  const name = join(folder, 'redirects.csv')
  writeFileSync(name, 'from,to\n/regi-cim,/kapcsolat\n')
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  expect(await typed('redirects', 'import', 'redirects.csv')).toMatchObject({ code: 0, err: '' })
  vi.restoreAllMocks()
  expect((await typed('redirects', 'list')).out).toContain('/regi-cim')
})

test('a customer made by hand signs in with the password that is shown once', async () => {
  const { code, out } = await typed('users', 'create', 'Uj.Vevo@kolofon.example', 'Anna', 'Kiss')
  expect(code).toBe(0)
  const password = /can sign in with (\S+)/.exec(out)?.[1] ?? ''
  const me = await (await shop.visit({ email: 'uj.vevo@kolofon.example', password })).call('GET /v2.0/me')
  expect(me.body).toMatchObject({ segment: 'b2c', personalInfo: { name: { firstName: 'Anna', lastName: 'Kiss' } } })
  expect(await typed('users', 'create', 'uj.vevo@kolofon.example', 'Anna', 'Kiss')).toMatchObject({
    code: 1,
    err: expect.stringContaining('account already'),
  })
  expect(await typed('users', 'create', 'no address', 'Anna', 'Kiss')).toMatchObject({
    code: 1,
    err: 'no address is not an e-mail address.\n',
  })
  expect(
    (await shop.connection.pool.query(`select subject from audit_log where action = 'users.create'`)).rows,
  ).toHaveLength(1)
})

test('an organization makes a customer of the business segment', async () => {
  const { out } = await typed('users', 'create', 'konyvtar@kolofon.example', 'Pál', 'Nagy', 'Városi Könyvtár')
  const password = /can sign in with (\S+)/.exec(out)?.[1] ?? ''
  expect(
    (await (await shop.visit({ email: 'konyvtar@kolofon.example', password })).call('GET /v2.0/me')).body.segment,
  ).toBe('b2b')
})

const knock = async (headers: Record<string, string>) => {
  const { port } = JSON.parse(await readFile(file, 'utf8')) as { port: number }
  return new Promise<number | undefined>((done, fail) => {
    const asked = request({ port, host: '127.0.0.1', method: 'POST', headers }, (answer) =>
      done(answer.resume().statusCode),
    )
    asked.once('error', fail)
    asked.end(JSON.stringify({ typed: ['doctor'], cwd: '/', operator: 'cli:nobody', isTerminal: false }))
  })
}

test('the door opens with the key alone, which nobody else may read', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await knock({})).toBe(403)
  expect(await knock({ Authorization: 'x'.repeat(64) })).toBe(403)
})

test('a file that a killed shop left behind is no shop', async () => {
  const left = mkdtempSync(join(tmpdir(), 'kolofon-left-'))
  expect(await sendToRunningShop(left, ['doctor'])).toBeUndefined()
  writeFileSync(join(left, 'operator.json'), JSON.stringify({ port: 9, key: 'x' }))
  expect(await sendToRunningShop(left, ['doctor'])).toBeUndefined()
  rmSync(left, { recursive: true })
})

test('a shop that stops in the middle of a silent command says so', async () => {
  const other = mkdtempSync(join(tmpdir(), 'kolofon-stopping-'))
  const table = join(other, 'prices.csv')
  writeFileSync(table, 'sku,priceHUF\nK-1,990\n')
  const begun = Promise.withResolvers<void>()
  const closeOther = await openDoor(other, () => {
    begun.resolve()
    return new Promise(() => {})
  })
  const answer = sendToRunningShop(other, ['import', 'csv', table])
  await begun.promise
  await Promise.all([closeOther(), expect(answer).rejects.toThrow('The shop stopped before the command was finished.')])
  rmSync(other, { recursive: true })
})
