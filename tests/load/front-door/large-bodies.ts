import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { check } from '../support/checks.ts'
import { growthDuring } from '../support/memory.ts'
import type { Storefront } from '../support/storefront.ts'
import { visitDuring } from '../support/visitors.ts'
import { askRaw, type RawAnswer } from '../support/wire.ts'

const total = 300_000_000
const piece = Buffer.alloc(65_536, '{"a":')

const head = (more: string) =>
  `POST /api/login HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n${more}\r\n`
const declared = (more: string) => ({
  head: head(`Content-Length: ${total}\r\n${more}`),
  pack: (bytes: Buffer) => bytes,
})
const framed = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
const chunked = (more: string) => ({ head: head(`Transfer-Encoding: chunked\r\n${more}`), pack: () => framed })

/** Six ways to declare the same bytes. */
const posts = [
  declared('Content-Type: application/json\r\n'),
  declared('Content-Type: application/json\r\nContent-Encoding: gzip\r\n'),
  declared(''),
  chunked('Content-Type: application/json\r\n'),
  chunked('Content-Type: text/plain\r\nContent-Encoding: br\r\n'),
  chunked('Content-Type: application/octet-stream\r\n'),
]

/** Sends the body as fast as the server reads it, to the last byte unless the connection ends before. */
const pour = (socket: Socket, { head, pack }: (typeof posts)[number]): void => {
  socket.write(head)
  let sent = 0
  const more = () => {
    while (sent < total && !socket.destroyed) {
      sent += piece.length
      if (!socket.write(pack(piece))) return void socket.once('drain', more)
    }
  }
  more()
}

/** Six posts of 300 MB come at once (R2-5). Without a limit they took the process to 5.9 GB. */
export const checkLargeBodies = async ({ port, pid }: Storefront, paths: readonly string[]): Promise<void> => {
  // The first pages of a process take memory that has nothing to do with bodies.
  await visitDuring(port, paths, () => wait(5_000))
  let answers: RawAnswer[] = []
  let grown = 0
  const seen = await visitDuring(port, paths, async () => {
    grown = await growthDuring(pid, async () => {
      answers = await Promise.all(posts.map((post) => askRaw(port, (socket) => pour(socket, post))))
    })
  })
  check(
    'each of six posts of 300 MB is refused with 413',
    answers.every(({ status, text }) => status === 413 && text.includes('"body_too_large"')),
    answers.map(({ status }) => status),
  )
  check(
    'no client could send its whole body',
    answers.every(({ written }) => written < total),
    `${answers.map(({ written }) => Math.round(written / 1e6))} MB`,
  )
  check('memory grew by less than 50 MB', grown < 50, `${grown.toFixed(1)} MB`)
  check(
    'visitors were served meanwhile',
    seen.count > 0 && seen.failed === 0,
    `${seen.count} pages, p95 ${seen.p95} ms`,
  )
}
