import { randomUUID } from 'node:crypto'
import type { Transport } from './buyer.ts'
import { askOnWire, type WireAnswer } from './wire.ts'

/** A request of a browser, and its answer. */
export interface Step {
  what: string
  /** The status; 0 without an answer. */
  status: number
  ms: number
}

/** @returns the path without the parts that differ between visitors: `/draft_orders/{uuid}/items` */
const nameOf = (path: string): string =>
  path
    .replace(/\?.*/, '')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{uuid}')
    .replaceAll(/\d+/g, '{id}')

/**
 * A visitor of a storefront. The browser saves cookies, sends the headers of a call from the shop's own page, and sends
 * each request once unless the test says how often its visitor tries.
 */
export class Browser implements Transport {
  readonly tries: number
  readonly #port: number
  readonly #from: string
  readonly #see: (step: Step) => void
  readonly #cookies = new Map<string, string>()

  /** @param from a loopback address of its own, 127.x.y.z @param see receives every request with its answer */
  constructor(port: number, from: string, see: (step: Step) => void, tries = 1) {
    this.tries = tries
    this.#port = port
    this.#from = from
    this.#see = see
  }

  #saveCookies({ headers }: WireAnswer): void {
    for (const line of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/;\s*max-age=0/i.test(line)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }

  /** @returns undefined without an answer */
  async #send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<WireAnswer | undefined> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const begun = performance.now()
    const shown = {
      host: `localhost:${this.#port}`,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
      ...(cookie && { cookie }),
      ...headers,
    }
    const answer = await askOnWire({
      port: this.#port,
      from: this.#from,
      method,
      path,
      headers: shown,
      ...(body && { body }),
    }).catch(() => undefined)
    this.#see({ what: `${method} ${nameOf(path)}`, status: answer?.status ?? 0, ms: performance.now() - begun })
    if (answer) this.#saveCookies(answer)
    return answer
  }

  /** Opens a page or any other address. @returns its text; empty without an answer */
  async open(path: string): Promise<string> {
    return (await this.#send('GET', path, { accept: 'text/html', 'sec-fetch-site': 'same-origin' }))?.text ?? ''
  }

  async ask(
    method: string,
    path: string,
    body?: object,
    key: string = randomUUID(),
  ): Promise<{ status: number; text: string } | undefined> {
    const sent = body && JSON.stringify(body)
    const headers = {
      'sec-fetch-site': 'same-origin',
      'idempotency-key': key,
      ...(method !== 'GET' && { origin: `http://localhost:${this.#port}` }),
      ...(sent && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(sent)) }),
    }
    return this.#send(method, `/api${path}`, headers, sent)
  }
}
