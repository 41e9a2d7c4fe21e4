import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { describeError } from '#lib/process/describe-error.ts'
import { readCommand } from './read-command.ts'
import { CommandError } from './command-error.ts'
import type { Shop } from './shop.ts'

/**
 * The embedded database serves one process only, so beside a running shop the backend itself runs the operator's command.
 * The backend listens on loopback. A file of DATA_DIR, which no other user may read, holds the port and a key. The output
 * of the command is sent back line by line.
 */
const fileOf = (dataDir: string) => join(dataDir, 'operator.json')

const contact = z.strictObject({ port: z.int(), key: z.string() })
const question = z.strictObject({
  typed: z.array(z.string()),
  cwd: z.string(),
  operator: z.string(),
  isTerminal: z.boolean(),
})
/** One line of the answer. */
const outputLine = z.union([
  z.strictObject({ out: z.string() }),
  z.strictObject({ err: z.string() }),
  z.strictObject({ code: z.int() }),
])
type OutputLine = z.infer<typeof outputLine>

/** The services of the backend's own process. */
export type OpenShop = Omit<Shop, 'print' | 'terminal' | 'locate' | 'operator'>

const isKey = (given: string, key: string): boolean =>
  given.length === key.length && timingSafeEqual(Buffer.from(given), Buffer.from(key))

const runCommand = async (
  shop: OpenShop,
  request: IncomingMessage,
  say: (line: OutputLine) => void,
): Promise<number> => {
  const { typed, cwd, operator, isTerminal } = question.parse(await json(request))
  const command = await readCommand(typed)
  if (typeof command === 'string') throw new CommandError(command)
  try {
    return await command({
      ...shop,
      operator,
      locate: (file) => resolve(cwd, file),
      print: (text) => say({ out: `${text}\n` }),
      terminal: { isTTY: isTerminal, write: (err) => say({ err }) },
    })
  } catch (error) {
    say({
      err: `${error instanceof CommandError ? error.message : JSON.stringify(describeError(error), undefined, 2)}\n`,
    })
    return 1
  }
}

/** Listens for commands in a backend on the embedded database. @returns a function that ends it */
export const openOperatorDoor = async (dataDir: string, shop: OpenShop): Promise<() => Promise<void>> => {
  const key = randomBytes(32).toString('hex')
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST' || !isKey(String(request.headers.authorization), key))
      return void response.writeHead(403).end()
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson' })
    // A command may say nothing for minutes, and until then the operator's process would not know that it has begun.
    response.flushHeaders()
    const say = (line: OutputLine) => void response.write(`${JSON.stringify(line)}\n`)
    say({ code: await runCommand(shop, request, say) })
    response.end()
  }
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const file = fileOf(dataDir)
  await rm(file, { force: true })
  await writeFile(file, JSON.stringify({ port, key }), { mode: 0o600 })
  return async () => {
    await rm(file, { force: true })
    server.closeAllConnections()
    server.close()
  }
}

const send = ({ port, key }: z.infer<typeof contact>, typed: string[]): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    const sent = ask({ port, host: '127.0.0.1', method: 'POST', headers: { Authorization: key } }, done)
    sent.once('error', fail)
    sent.end(
      JSON.stringify({
        typed,
        cwd: process.cwd(),
        operator: `cli:${userInfo().username}`,
        isTerminal: Boolean(process.stderr.isTTY),
      }),
    )
  })

/**
 * Sends a command to the shop that runs on the embedded database of this folder.
 * @returns the exit code; undefined if no shop runs
 */
export const sendToRunningShop = async (dataDir: string, typed: string[]): Promise<number | undefined> => {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  // The file of a shop that was killed is still there.
  const answer = await send(contact.parse(JSON.parse(text)), typed).catch(() => undefined)
  if (answer?.statusCode !== 200) return undefined
  try {
    for await (const line of createInterface({ input: answer })) {
      const one = outputLine.parse(JSON.parse(line))
      if ('code' in one) return one.code
      if ('out' in one) process.stdout.write(one.out)
      else process.stderr.write(one.err)
    }
  } catch (error) {
    if (!answer.errored) throw error
  }
  throw new CommandError('The shop stopped before the command was finished.')
}
