import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { check, finish, tell } from './support/checks.ts'
import { type Process } from './support/processes.ts'
import { withTwoBackends } from './support/two-backends.ts'

const megabyte = 1_048_576
const chunk = Buffer.alloc(65_536, 'x')

/** Resident memory in MB. */
const memoryOf = ({ pid }: Process): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

interface Reply {
  status: number
  /** The milliseconds until the answer began. */
  ms: number
}

/** Posts the body until the backend answers. A body without a length is sent in chunks. */
const post = (
  { origin }: Process,
  body: Iterable<Buffer | string>,
  headers: Record<string, string | number> = {},
): Promise<Reply> =>
  new Promise((resolve) => {
    const begun = performance.now()
    const sent = request(`${origin}/api/login`, {
      method: 'POST',
      agent: false,
      headers: { 'Content-Type': 'application/json', ...headers },
    })
    const parts = body[Symbol.iterator]()
    const answered = (status: number) => {
      resolve({ status, ms: performance.now() - begun })
      sent.destroy()
    }
    const write = (): void => {
      for (let part = parts.next(); !part.done; part = parts.next())
        if (!sent.write(part.value)) return void sent.once('drain', write)
      sent.end()
    }
    sent.on('response', ({ statusCode }) => answered(statusCode ?? 0))
    sent.on('error', () => answered(0))
    write()
  })

function* endless(bytes: number): Generator<Buffer> {
  for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk
}

const nested = (depth: number) => ['['.repeat(depth) + ']'.repeat(depth)]
const keys = (count: number) => [`{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join()}}`]

const cases: [string, number, () => [Iterable<Buffer | string>, Record<string, string | number>?]][] = [
  ['JSON of a megabyte and a byte', 413, () => [endless(megabyte + 1), { 'Content-Length': megabyte + chunk.length }]],
  ['JSON nested 10,000 deep', 400, () => [nested(10_000)]],
  ['JSON nested 40,000 deep', 400, () => [nested(40_000)]],
  ['JSON with 8,000 keys', 400, () => [keys(8_000)]],
  ['JSON with 100,000 keys', 413, () => [keys(100_000)]],
  ['a packed body', 415, () => [['{}'], { 'Content-Encoding': 'gzip' }]],
  [
    'a form of many parts',
    413,
    () => [endless(megabyte), { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': megabyte }],
  ],
  ['a header of 17 kB', 431, () => [['{}'], { 'X-Much': 'x'.repeat(17_000) }]],
]

const refuseEach = async (backend: Process) => {
  for (const [what, status, given] of cases) {
    const replies: Reply[] = []
    for (let time = 0; time < 20; time++) replies.push(await post(backend, ...given()))
    const [middle = 0, slowest = 0] = [10, 19].map((place) =>
      Math.round(replies.map(({ ms }) => ms).toSorted((a, b) => a - b)[place] ?? 0),
    )
    check(
      `${what}: ${status} twenty times, the middle one within 100 ms`,
      replies.every((reply) => reply.status === status) && middle < 100,
      `${middle} ms, at most ${slowest} ms`,
    )
  }
}

const flood = async (backend: Process) => {
  const before = memoryOf(backend)
  const seen = { max: before }
  const watch = setInterval(() => void (seen.max = Math.max(seen.max, memoryOf(backend))), 20)
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      post(backend, endless(300 * megabyte), index % 2 ? {} : { 'Content-Length': 300 * megabyte }),
    ),
  )
  clearInterval(watch)
  tell(`six posts of 300 MB: ${JSON.stringify(replies.map(({ status, ms }) => [status, Math.round(ms)]))}`)
  check(
    'six posts of 300 MB, three of them in chunks, are refused',
    replies.every(({ status }) => status === 413),
  )
  check(
    'memory grew by less than 50 MB',
    seen.max - before < 50,
    `${Math.round(before)} MB, at most ${Math.round(seen.max)} MB`,
  )
}

await withTwoBackends(async ({ one }) => {
  // The process reaches its working size before its memory is measured.
  await refuseEach(one)
  await flood(one)
  check('the backend still answers', (await fetch(`${one.origin}/health/ready`)).ok)
})
finish()
