import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createS3Files } from '#backend/ports/files/s3-files.ts'
import { openBucket, type TestBucket } from '#tests/support/bucket.ts'
import { check, finish } from './support/checks.ts'
import { finalize } from './support/finalize.ts'
import { freePort } from './support/free-port.ts'
import { type LoadDatabase, withDatabase } from './support/load-database.ts'
import { seedCarts } from './support/seed-carts.ts'
import { type Process, startBackend, startSimulator } from './support/processes.ts'

type Origins = readonly [string, string]

/** @returns the answer to a visitor who requests an address of `/assets` */
const look = async (origin: string, path: string) => {
  const begun = performance.now()
  const answer = await fetch(origin + path)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return {
    status: answer.status,
    cacheControl: answer.headers.get('cache-control') ?? '',
    bytes,
    ms: performance.now() - begun,
  }
}

const coversOf = async ({ pool }: LoadDatabase, count: number) =>
  (
    await pool.query<{ id: number; path: string }>('select id, cover_path as path from products order by id limit $1', [
      count,
    ])
  ).rows

const drawAtOne = async (database: LoadDatabase, [one, other]: Origins): Promise<void> => {
  const [book, second] = await coversOf(database, 2)
  const path = `${book?.path}-1280.jpg`
  const drawn = await look(one, path)
  // From now on no backend can draw the cover again.
  await database.pool.query(`update products set cover_path = cover_path || '-gone' where id = $1`, [book?.id])
  const given = await look(other, path)
  check(
    'a cover that one backend drew is served by the other',
    drawn.status === 200 && given.status === 200 && given.bytes.equals(drawn.bytes),
    [drawn.status, given.status],
  )

  const both = await Promise.all([one, other, one, other].map((origin) => look(origin, `${second?.path}-1280.jpg`)))
  const after = await look(other, `${second?.path}-1280.jpg`)
  check(
    'both backends may draw the same cover at once',
    [...both, after].every(({ status, bytes }) => status === 200 && bytes.equals(after.bytes)) &&
      after.bytes.length > 1_000,
  )
}

/** Imports a document as an operator does on another machine. */
const importDocument = async (
  database: LoadDatabase,
  [one, other]: Origins,
  folder: string,
  env: Record<string, string>,
): Promise<void> => {
  const text = '%PDF-1.7 the terms << /Type /Page >>'
  writeFileSync(join(folder, 'Terms.pdf'), text)
  writeFileSync(
    join(folder, 'documents.yaml'),
    'documents:\n  - { key: test-terms, position: 9, title: { hu: Feltételek, en: Terms }, file: { hu: Terms.pdf, en: Terms.pdf } }\n',
  )
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['backend/cli.ts', 'content', 'import', join(folder, 'documents.yaml')],
    {
      env: { ...process.env, ...env, DATABASE_URL: database.url, DATA_DIR: join(folder, 'operator') },
    },
  )
  check('the import prints no error', stderr === '', stderr)
  const { rows } = await database.pool.query<{ name: string }>(
    `select files->'hu'->>'name' as name from documents where key = 'test-terms'`,
  )
  const seen = await Promise.all([one, other].map((origin) => look(origin, `/assets/documents/${rows[0]?.name}`)))
  check(
    'a document that an operator imported is served by both backends',
    seen.every(({ status, bytes }) => status === 200 && bytes.toString() === text),
  )
}

const fetchFile = async (origin: string, token: string, orderUuid: string, item: number) =>
  fetch(`${origin}/api/orders/${orderUuid}/items/${item}/file`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: '{}',
  })

/** Buys an e-book at the first backend. @returns a function that requests the file of the e-book from a backend */
const buyEbook = async (database: LoadDatabase, [one]: Origins, { settings }: TestBucket) => {
  const { rows } = await database.pool.query<{ id: number; sku: string; gross: number }>(`
    select v.id, v.sku, p.gross from variants v join prices p on p.variant_id = v.id and p.currency = 'HUF'
    where v.format = 'ebook' and v.active and v.published_on < now() and p.price_list_id = (select id from price_lists where is_base) order by v.id limit 1`)
  const [book] = rows
  const [cart] = book ? await seedCarts(database, [[book.id]], 'simplepay') : []
  if (!book || !cart) throw new Error('No cart')
  await createS3Files(settings).write(`books/${book.sku}.epub`, new TextEncoder().encode('the whole book'))
  // The total has no delivery price, because an e-book is not delivered.
  const { orderUuid = '', paymentUrl, code } = await finalize(one, { ...cart, total: book.gross }, 'one')
  if (code) throw new Error(`finalize: ${code}`)
  const paid = await fetch(paymentUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'pay', notify: 'never' }),
    redirect: 'manual',
  })
  const back = new URL(paid.headers.get('location') ?? '')
  await fetch(`${one}/api/v2.0/transactions/${back.pathname.split('/').at(-1)}/check${back.search}`)
  const item = await database.count('select max(id) as count from order_items')
  return (origin: string) => fetchFile(origin, cart.token, orderUuid, item)
}

await withDatabase(async (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'kolofon-shared-'))
  const bucket = await openBucket()
  const { settings } = bucket
  const env = {
    S3_BUCKET: settings.bucket,
    S3_REGION: settings.region,
    S3_ENDPOINT: settings.endpoint,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  }
  const ports = [await freePort(), await freePort()]
  const simulator = await startSimulator(folder, ports[0] ?? 0)
  const backends: Process[] = []
  for (const port of ports)
    backends.push(await startBackend({ databaseUrl: database.url, simulator: simulator.origin, folder, port, env }))
  const origins: Origins = [backends[0]?.origin ?? '', backends[1]?.origin ?? '']
  try {
    await drawAtOne(database, origins)
    await importDocument(database, origins, folder, env)
    const ask = await buyEbook(database, origins, bucket)
    const file = await ask(origins[1])
    const text = await file.text()
    check(
      'an e-book bought at one backend is delivered by the other',
      file.status === 200 && text === 'the whole book',
      [file.status, text.slice(0, 200)],
    )
    const own = ports
      .flatMap((port) =>
        ['assets', 'books', 'pictures', 'pickup-points'].map((room) => join(folder, String(port), room)),
      )
      .filter((path) => existsSync(path))
    check('no backend has files in a folder of its own', own.length === 0, own)

    await bucket.close()
    const away = await Promise.all(origins.map((origin) => look(origin, '/assets/documents/any.pdf')))
    check(
      'without the storage the answer is 503, which no cache may store',
      away.every(({ status, cacheControl }) => status === 503 && cacheControl.includes('no-store')),
      away.map(({ status }) => status),
    )
    check(
      'this answer comes within five seconds',
      away.every(({ ms }) => ms < 5_000),
      away.map(({ ms }) => Math.round(ms)),
    )
    const undelivered = await ask(origins[0])
    check('a download is answered with 503, too', undelivered.status === 503, undelivered.status)
    const ready = await fetch(`${origins[0]}/health/ready`)
    check('the backends stay ready', ready.ok)
  } finally {
    await Promise.all(backends.map((one) => one.stop()))
    await simulator.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

finish()
