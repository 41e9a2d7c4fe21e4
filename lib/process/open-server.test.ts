import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type OpenServer, openServer } from './open-server.ts'
import { codeOf } from './start-error.ts'

const setBy = { port: 'PORT', address: 'BIND_ADDRESS' }
const agents: Agent[] = []
afterEach(() => agents.splice(0).forEach((agent) => agent.destroy()))

const open = async (
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  address = '127.0.0.1',
): Promise<{ server: Server; port: number } & OpenServer> => {
  const server = createServer(answer)
  // Port 0 is any free port; a real process never uses it.
  const opened = await openServer(server, { port: 0, address, setBy })
  return { ...opened, server, port: (server.address() as AddressInfo).port }
}

/** A client that keeps one connection open. */
const client = (port: number): (() => Promise<string>) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  agents.push(agent)
  return () =>
    new Promise((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (response) =>
        response
          .resume()
          .once('end', () => resolve(response.headers.connection ?? ''))
          .once('error', reject),
      ).once('error', reject)
    })
}

const slow = (_: IncomingMessage, response: ServerResponse) => void setTimeout(() => response.end('ok'), 20)

/** Sends requests until the connection ends. @returns the errors */
const askUntilClosed = async (ask: () => Promise<string>): Promise<string | undefined> => {
  for (;;) {
    const said = await ask().catch((error: unknown) => codeOf(error) ?? String(error))
    if (said === 'close') return undefined
    if (said !== 'keep-alive') return said
    await wait(Math.random() * 10)
  }
}

/**
 * Twenty clients, each of which sends the next request after each answer.
 * @returns the errors of each client, once all have ended
 */
const askAll = async (port: number): Promise<{ failures: Promise<(string | undefined)[]> }> => {
  const asking = Array.from({ length: 20 }, () => askUntilClosed(client(port)))
  await wait(200)
  return { failures: Promise.all(asking) }
}

test('under keep-alive load no request fails: each client hears of the end with an answer', async () => {
  const { drain, port } = await open(slow)
  const { failures } = await askAll(port)
  const begun = Date.now()
  await drain({ patient: true, graceMs: 5_000 })
  expect(await failures).toEqual(Array.from({ length: 20 }))
  expect(Date.now() - begun).toBeLessThan(4_000)
})

test('the naive end, which closes the server alone, waits for ever for clients that nobody told', async () => {
  const server = createServer(slow)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { failures } = await askAll((server.address() as AddressInfo).port)
  const closed = new Promise((resolve) => server.close(() => resolve('closed')))
  expect(await Promise.race([closed, wait(1_000, 'open')])).toBe('open')
  server.closeAllConnections()
  await failures
})

test('a request that is on its way over an idle connection is answered, and new connections are refused', async () => {
  const { drain, port } = await open(slow)
  const ask = client(port)
  expect(await ask()).toBe('keep-alive')
  const drained = drain({ patient: true, graceMs: 5_000 })
  await expect(client(port)()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(await ask()).toBe('close')
  await drained
})

test('an idle connection is closed when the time is over that its client was told of, and at once in a hurry', async () => {
  for (const [patient, from, to] of [
    [true, 1_100, 3_000],
    [false, 0, 500],
  ] as const) {
    const { drain, port, server } = await open(slow)
    server.keepAliveTimeout = 200
    // This client has sent no request, so the server has announced no time limit to it.
    const silent = connect(port, '127.0.0.1').on('error', () => {})
    await new Promise((resolve) => void server.once('connection', resolve))
    const begun = Date.now()
    await drain({ patient, graceMs: 10_000 })
    expect(Date.now() - begun).toBeGreaterThanOrEqual(from)
    expect(Date.now() - begun).toBeLessThan(to)
    silent.destroy()
  }
})

test('what takes longer than the grace is cut', async () => {
  const { drain, port } = await open((_, response) => void response.write('one'))
  const asked = client(port)().then(
    () => 'answered',
    (error: unknown) => codeOf(error),
  )
  await wait(100)
  const begun = Date.now()
  await drain({ patient: true, graceMs: 300 })
  expect(Date.now() - begun).toBeLessThan(2_000)
  expect(await asked).toBe('ECONNRESET')
})
