import { setTimeout as wait } from 'node:timers/promises'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { formatPrice } from '#lib/format/format-price.ts'
import { type Book, findBooks } from '../support/books.ts'
import { check } from '../support/checks.ts'
import { shop } from '../support/shop-command.ts'
import type { Storefront } from '../support/storefront.ts'
import { note } from './figures.ts'
import type { ClusterShop } from './shop.ts'

const maxMs = 2_000
/** Further storefronts, of which only the streams are there: as many as storefronts of a large shop. */
const streams = 60

/** Begins to listen as a storefront does. @returns when an announcement with this tag has come */
const listen = async (api: string, over: AbortSignal) => {
  const answer = await fetch(`${api}/announcements?after=`, { signal: over })
  const events = answer.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  return async (tag: string): Promise<number> => {
    for (;;) {
      const next = await events?.read()
      if (!next || next.done) return Infinity
      if (next.value.event === 'tags' && (JSON.parse(next.value.data) as string[]).includes(tag)) return Date.now()
    }
  }
}

/** Visits a page until it holds the text. A storefront that is busy answers 503 for a moment. */
const untilShown = async ({ visit }: Storefront, path: string, text: string): Promise<void> => {
  for (let tries = 0; tries < 300; tries++) {
    const page = await visit(path).catch(() => undefined)
    if (page?.text.includes(text)) return
    await wait(100)
  }
  throw new Error(`${path} never showed ${text}.`)
}

/** Sets a price. @returns when, and the milliseconds until the last of both storefronts shows it */
const change = async ({ database, storefronts }: ClusterShop, { sku, path }: Book, price: number) => {
  for (const one of storefronts()) await untilShown(one, path, '</html>')
  const begun = await shop(database, ['prices', 'set', sku, 'HUF', String(price)])
  const text = formatPrice(price, 'HUF', 'hu')
  await Promise.all(storefronts().map((one) => untilShown(one, path, text)))
  return { begun, ms: Date.now() - begun }
}

const isInTime = (ms: number) => ms <= maxMs

/** How often the replica has read a row of a book by its number. */
const readsOnReplica = async ({ replica }: ClusterShop): Promise<number> => {
  const { rows } = await replica.ask<{ reads: string }>(
    'kolofon',
    `select coalesce(sum(idx_scan), 0)::text as reads from pg_stat_user_tables where relname in ('variants', 'products')`,
  )
  return Number(rows[0]?.reads)
}

/** New prices on all storefronts, with a replica that follows and with one that stands still. */
export const measureFreshness = async (cluster: ClusterShop): Promise<void> => {
  const [book, other] = await findBooks(cluster.database)
  if (!book || !other) throw new Error('The demo catalog has no paperbacks.')
  const over = new AbortController()
  const listeners = await Promise.all(Array.from({ length: streams }, () => listen(cluster.api, over.signal)))
  const told = Promise.all(listeners.map((waitFor) => waitFor(`offer:${book.id}`)))
  const before = await readsOnReplica(cluster)
  const { begun, ms } = await change(cluster, book, 1_013)
  note('a new price is on both storefronts after', `${ms} ms`)
  check('a new price is on both storefronts within two seconds', isInTime(ms))
  const toldMs = Math.max(...(await told)) - begun
  note(`${streams} further storefronts were told of it after`, `${toldMs} ms`)
  check('they were told of it by then', toldMs < maxMs)
  over.abort()

  // A connection tells what it did within ten seconds.
  for (let tries = 0; tries < 15 && (await readsOnReplica(cluster)) === before; tries++) await wait(1_000)
  check('pages are read from the replica', (await readsOnReplica(cluster)) > before)

  await cluster.replica.run('select pg_wal_replay_pause()')
  const { ms: paused } = await change(cluster, other, 1_017)
  note('the same price, while the replica stands still', `${paused} ms`)
  check('also while the replica stands still', isInTime(paused))
  await cluster.replica.run('select pg_wal_replay_resume()')
}
