import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createRecaptchaSimulator } from './simulator.ts'

export const secret = 'a-secret-of-the-simulator'

/** Listens on a real socket. `fault` answers in the simulator's place. */
export const openSimulator = async (now: () => number = Date.now) => {
  const simulator = createRecaptchaSimulator({ now: () => new Date(now()), secret })
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
