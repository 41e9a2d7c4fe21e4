import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'

export const secret = 'a-secret-of-the-simulator'

export interface Visit {
  action: string
  score: number
  hostname: string
  at: number
}

/** What the script of the simulator gives to a page. */
export const tokenOf = (visit: Visit): string => `sim.${btoa(JSON.stringify(visit))}`

const readToken = (token: string): Visit | undefined => {
  try {
    return token.startsWith('sim.') ? (JSON.parse(atob(token.slice(4))) as Visit) : undefined
  } catch {
    return undefined
  }
}

const validMs = 120_000
const refuse = (...codes: string[]) => ({ success: false, 'error-codes': codes })

/** `siteverify` in its real wire format: a form in, JSON out, each token once and for two minutes. */
const createSimulator = (now: () => number): Hono => {
  const used = new Set<string>()
  return new Hono().post('/recaptcha/api/siteverify', async (c) => {
    const form = await c.req.parseBody()
    const token = typeof form['response'] === 'string' ? form['response'] : ''
    if (!form['secret']) return c.json(refuse('missing-input-secret'))
    if (form['secret'] !== secret) return c.json(refuse('invalid-input-secret'))
    if (!token) return c.json(refuse('missing-input-response'))
    const visit = readToken(token)
    if (!visit) return c.json(refuse('invalid-input-response'))
    if (used.has(token) || now() - visit.at > validMs) return c.json(refuse('timeout-or-duplicate'))
    used.add(token)
    const { action, score, hostname, at } = visit
    return c.json({ success: true, action, score, hostname, challenge_ts: new Date(at).toISOString() })
  })
}

/** Listens on a real socket. `fault` answers in the simulator's place. */
export const openSimulator = async (now: () => number = Date.now) => {
  const simulator = createSimulator(now)
  const happening: { fault: (() => Response) | undefined } = { fault: undefined }
  const bodies: string[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request)
      bodies.push(body)
      const answer =
        happening.fault?.() ??
        (await simulator.request(request.url ?? '', {
          method: 'POST',
          headers: { 'Content-Type': request.headers['content-type'] ?? '' },
          body,
        }))
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
    })()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `${origin}/recaptcha/api/siteverify`,
    happening,
    /** The forms that came. */
    bodies,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
