import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import type { Outcome } from '../import/report/outcome.ts'
import { importTrade } from '../import/service.ts'
import { tradeRecord } from '../import/trade.test-support.ts'
import type { TradeResource } from '../import/trade-record.ts'
import { createFolderFiles } from '../../ports/files/folder-files.ts'
import { admitHosts, createResourceFetch, fetchDue, removeUnusedFiles, retryAll } from './service.ts'

const folder = mkdtempSync(join(tmpdir(), 'kolofon-resources-'))
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer()
const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')

/** The server of a publisher: its files, and the number of requests for each path. */
const files = new Map<string, Buffer>()
const asked = new Map<string, number>()
const publisher: Server = createServer((request, response) => {
  const path = request.url ?? ''
  asked.set(path, (asked.get(path) ?? 0) + 1)
  const content = files.get(path)
  response.writeHead(content ? 200 : 404).end(content)
})

let shop: TestShop
let host = ''
beforeAll(async () => {
  shop = await openShop()
  await new Promise<void>((resolve) => void publisher.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(publisher.address() as AddressInfo).port}`
  files.set('/front.jpg', await picture(1000, 1400))
  files.set('/back.jpg', await picture(700, 980))
  files.set('/page.jpg', await picture(700, 980))
  files.set('/page.html', Buffer.from('<!doctype html>'))
  files.set('/sample.pdf', pdf)
})
afterAll(async () => {
  publisher.close()
  await shop.close()
  rmSync(folder, { recursive: true })
})

const link = (view: TradeResource['view'] | 'sample' | 'video', path: string): TradeResource => {
  const kind = view === 'sample' || view === 'video' ? view : 'image'
  return {
    kind,
    view: kind === 'image' ? (view as TradeResource['view']) : null,
    url: path.startsWith('https:') ? path : `http://${host}${path}`,
  }
}
const nothing = { hu: '', en: '' }

const say = async (resources: TradeResource[], reference = 'pictured'): Promise<Outcome> => {
  const record = tradeRecord({
    reference,
    sku: reference,
    isbn: null,
    about: { title: 'A képes könyv', format: reference === 'pictured' ? 'hardback' : 'ebook' },
    texts: { lead: nothing, description: nothing, resources },
  })
  const outcomes: Outcome[] = []
  const records = (async function* () {
    yield { record, notes: [] }
  })()
  await importTrade(
    shop.services,
    { sender: 'test', records, progress: () => 1 },
    { dryRun: false, onOutcomes: async (some) => void outcomes.push(...some) },
  )
  return outcomes[0] as Outcome
}
const fetchAll = (hosts = [host]) =>
  fetchDue(
    { ...shop.services, files: createFolderFiles(folder), hosts, safeFetch: createResourceFetch(hosts, hosts) },
    100,
  )

/** What the product page shows. */
const shown = async (id: number | null) => {
  const { body } = await shop.guest.call('GET /variants/{id}/image_assets', { params: { id: id ?? 0 } })
  const { rows } = await shop.connection.pool.query<{ kind: string; path: string }>(
    `select a.kind, a.path from assets a join variants v on v.product_id = a.product_id where v.id = ${id} and a.kind <> 'image' order by a.position`,
  )
  return {
    images: body.items.map(({ title, isDefault, width, height }) => [title, isDefault, width, height]),
    cover: body.items[0]?.path ?? '',
    others: rows,
  }
}
const problems = async () =>
  (
    await shop.connection.pool.query(
      `select problem, tries, next_try_at is null as given_up from resource_links where problem is not null order by id`,
    )
  ).rows

test('what a publisher names becomes cover, pictures, sample and film of the book', async () => {
  const film = 'https://www.youtube.com/watch?v=eRsGyueVLvQ'
  const { variantId } = await say([
    link('front', '/front.jpg'),
    link('back', '/back.jpg'),
    link('inside', '/page.jpg'),
    link('sample', '/sample.pdf'),
    link('video', film),
  ])
  expect((await shown(variantId)).cover).toMatch(/^\/assets\/drawn\//)
  expect(await fetchAll()).toEqual({ fetched: 5, failed: 0, foreign: 0 })

  const { images, cover, others } = await shown(variantId)
  expect(cover).toMatch(/^\/assets\/fetched\/[a-z0-9-]+-640x896$/)
  expect(images).toEqual([
    ['A képes könyv', true, 640, 896],
    ['Hátsó borító', false, 640, 896],
    ['Belső oldalak', false, 640, 896],
  ])
  expect(others).toEqual([
    { kind: 'video', path: film },
    { kind: 'sample', path: expect.stringMatching(/\.pdf$/) },
  ])
  const file = join(folder, cover)
  for (const ending of ['160.avif', '320.avif', '640.avif', '640.jpg', '1280.jpg'])
    expect(existsSync(`${file}-${ending}`)).toBe(true)
  expect(await sharp(`${file}-1280.jpg`).metadata()).toMatchObject({ width: 1280, height: 1792 })
})

test('a second time nothing is asked for and nothing changes', async () => {
  const before = [...asked]
  const { variantId } = await say([link('front', '/front.jpg')], 'pictured-ebook')
  expect(await fetchAll()).toEqual({ fetched: 1, failed: 0, foreign: 0 })
  expect(await fetchAll()).toEqual({ fetched: 0, failed: 0, foreign: 0 })
  expect([...asked]).toEqual(before)
  expect((await shown(variantId)).images).toHaveLength(3)
})

test('what is withdrawn goes, files too, unless another format still names it', async () => {
  const outcome = await say([link('inside', '/page.jpg')])
  expect(outcome).toMatchObject({ status: 'changed', changes: ['resources'] })
  const { cover, images, others } = await shown(outcome.variantId)
  expect(cover).toMatch(/fetched/)
  expect([images.length, others]).toEqual([2, []])

  const { variantId } = await say([], 'pictured-ebook')
  expect((await shown(variantId)).cover).toMatch(/^\/assets\/drawn\//)
  const { rows } = await shop.connection.pool.query<{ data: { paths: string[] } }>(
    `select data from jobs.job where name = 'delete-files' order by created_on`,
  )
  for (const { data } of rows) await removeUnusedFiles(shop.connection.db, createFolderFiles(folder), data.paths)
  expect(
    readdirSync(join(folder, 'assets', 'fetched')).filter(
      (name) => !name.includes('640x980') && !name.includes('640x896'),
    ),
  ).toEqual([])
  expect(readdirSync(join(folder, 'assets', 'fetched'))).toHaveLength(5)
})

test('what cannot be fetched is tried again later, and given up in the end', async () => {
  const { variantId } = await say([link('front', '/late.jpg'), link('sample', '/page.html')], 'pictured-late')
  expect(await fetchAll()).toEqual({ fetched: 0, failed: 2, foreign: 0 })
  expect(await problems()).toEqual([
    { problem: 'bad_status', tries: 1, given_up: false },
    { problem: 'not_a_pdf', tries: 1, given_up: true },
  ])
  expect(await fetchAll()).toEqual({ fetched: 0, failed: 0, foreign: 0 })
  files.set('/late.jpg', await picture(640, 960))
  shop.clock.advance(6 * 60_000)
  expect(await fetchAll()).toEqual({ fetched: 1, failed: 0, foreign: 0 })
  expect((await shown(variantId)).cover).toMatch(/-640x960$/)
  expect(await retryAll(shop.connection.db, shop.services.now())).toBe(1)
})

test('only the hosts that the operator named are asked', async () => {
  await say([link('front', '/front.jpg')], 'pictured-elsewhere')
  const before = [...asked]
  expect(await fetchAll(['media.kiado.example'])).toEqual({ fetched: 0, failed: 0, foreign: 2 })
  expect((await problems()).at(-1)).toEqual({ problem: 'host_not_allowed', tries: 0, given_up: true })
  expect([...asked]).toEqual(before)
  await admitHosts(shop.connection.db, [host], shop.services.now())
  expect(await fetchAll()).toMatchObject({ fetched: 1, foreign: 0 })
})

test('a photograph of the author is shown on the page of the author, and not among the pictures of the book', async () => {
  files.set('/author.jpg', await picture(800, 1000))
  const { variantId } = await say([link('front', '/front.jpg'), link('person', '/author.jpg')], 'pictured-author')
  await fetchAll()
  const { images } = await shown(variantId)
  expect(images.filter(([, , width, height]) => width === 640 && height === 800)).toEqual([])
  const { rows } = await shop.connection.pool.query<{ id: number }>(
    `select pc.contributor_id as id from product_contributors pc join variants v on v.product_id = pc.product_id where v.id = ${variantId}`,
  )
  const { body } = await shop.guest.call('GET /brands/{brandId}/additional_data', {
    params: { brandId: rows[0]?.id ?? 0 },
  })
  expect(body.portrait).toMatchObject({ path: expect.stringMatching(/^\/assets\/fetched\//), width: 640, height: 800 })
})
