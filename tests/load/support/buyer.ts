import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from './random.ts'

interface Answer {
  status: number
  body: Record<string, unknown> & { error?: { code: string } }
}

interface Cart {
  uuid: string
  version: number
  totals: { total: { gross: number } }
}

/** The contact and the address that every buyer in these suites types. */
export const contact = { email: 'vevo@example.hu', firstName: 'Anna', lastName: 'Kovács', phone: '+36301234567' }
export const place = { country: 'HU', ZIPCode: '1061', city: 'Budapest', addressLine: 'Andrássy út 1.' }

/**
 * Each buyer has an e-mail address of their own: orders with the same address are counted together and wait for one
 * another, and no race would be seen.
 */
export const contactOf = (name: string) => ({ ...contact, email: `${name}.${contact.email}` })

/** How a buyer reaches the shop. A transport saves the session and says how often a request may be sent again. */
export interface Transport {
  tries: number
  /** @param path below `/api` @returns undefined without a complete answer */
  ask: (
    method: string,
    path: string,
    body: object | undefined,
    key: string,
  ) => Promise<{ status: number; text: string } | undefined>
}

/**
 * Sends each request to any of the backends, for a minute at least. A backend reads the catalog before it listens, so
 * two backends that are killed in turn can both be away, on a busy machine for more than ten seconds.
 */
const toBackends = (origins: readonly string[], random: Random): Transport => {
  const address = randomUUID()
  let token = ''
  return {
    tries: 600,
    ask: async (method, path, body, key) => {
      const headers = {
        'X-Client-IP': address,
        'Idempotency-Key': key,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      }
      const answer = await fetch(`${random.pick(origins)}/api${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      }).catch(() => undefined)
      const text = await answer?.text().catch(() => '')
      if (path === '/login' && answer?.ok && text) token = (JSON.parse(text) as { access_token: string }).access_token
      return answer && text ? { status: answer.status, text } : undefined
    },
  }
}

/** The shop is away for a moment, or a proxy finds none of its processes. */
const away = new Set([502, 503, 504])

/**
 * A buyer in a browser, who goes through the whole checkout and sends a request again when a backend dies during the
 * request.
 */
export class Buyer {
  readonly #transport: Transport
  readonly #random: Random

  /** @param shop the origins of the backends, or another transport */
  constructor(shop: readonly string[] | Transport, random: Random) {
    this.#transport = 'ask' in shop ? shop : toBackends(shop, random)
    this.#random = random
  }

  /**
   * A write may have happened although its answer got lost, so only requests that allow this are sent again unchanged.
   */
  async #call(method: string, path: string, body?: object, key: string = randomUUID()): Promise<Answer> {
    for (let attempt = 0; attempt < this.#transport.tries; attempt++) {
      const answer = await this.#transport.ask(method, path, body, key)
      if (answer && !away.has(answer.status))
        return { status: answer.status, body: JSON.parse(answer.text) as Answer['body'] }
      if (attempt + 1 < this.#transport.tries) await wait(100)
    }
    throw new Error(`${method} ${path} had no answer`)
  }

  async #cart(): Promise<Cart> {
    return (await this.#call('GET', '/draft_orders/current')).body.draftOrder as Cart
  }

  /** Writes with the current version until the write succeeds: after a lost answer the version has changed. */
  async #write(method: string, path: string, body: object): Promise<void> {
    for (let attempt = 0; attempt < this.#transport.tries; attempt++) {
      const { uuid, version } = await this.#cart()
      const { status, body: answer } = await this.#call(method, `/draft_orders/${uuid}${path}`, { ...body, version })
      if (status === 200) return
      if (answer.error?.code !== 'version_conflict') throw new Error(`${method} ${path}: ${answer.error?.code}`)
    }
  }

  async #fill(variantId: number, payment: string): Promise<Cart> {
    await this.#call('POST', '/login', { grant_type: 'anonymous' })
    const { uuid } = (await this.#call('POST', '/draft_orders', { currency: 'HUF' })).body as unknown as Cart
    await this.#call('POST', `/draft_orders/${uuid}/items`, { variantId, quantity: 1 })
    await this.#write('PATCH', '', { contact: contactOf(uuid) })
    const delivery = (await this.#call('GET', `/draft_orders/${uuid}/delivery_contexts`)).body.items as {
      deliveryMode: { id: number; key: string }
    }[]
    await this.#write('PUT', '/delivery_data', {
      deliveryModeId: delivery.find(({ deliveryMode }) => deliveryMode.key === 'home')?.deliveryMode.id,
      address: { ...place, note: '' },
    })
    await this.#write('POST', '/billing_data', {
      billing: { type: 'personal', firstName: 'Anna', lastName: 'Kovács', ...place },
    })
    const methods = (await this.#call('GET', `/draft_orders/${uuid}/payment_contexts`)).body.items as {
      paymentMethod: { id: number; key: string }
    }[]
    await this.#write('PUT', '/payment_method', {
      paymentMethodId: methods.find(({ paymentMethod }) => paymentMethod.key === payment)?.paymentMethod.id,
    })
    return this.#cart()
  }

  /** Uses the same key at first. If the key is in use for too long, the buyer clicks again, which makes a new key. */
  async #finalize({ uuid, version, totals }: Cart): Promise<Answer['body']> {
    let key = randomUUID()
    for (let attempt = 0; attempt < this.#transport.tries; attempt++) {
      const { status, body } = await this.#call(
        'POST',
        `/draft_orders/${uuid}/finalize`,
        { version, expectedTotal: totals.total.gross },
        key,
      )
      if (status === 200) return body
      if (body.error?.code !== 'idempotency_key_in_use') throw new Error(`finalize: ${body.error?.code}`)
      if (attempt % 3 === 2) key = randomUUID()
      await wait(100)
    }
    throw new Error('finalize never ended')
  }

  /** Presses a button of the payment page, and then returns to the shop or does not. */
  async #payAt(paymentUrl: string, outcome: 'pay' | 'decline', comesBack: boolean): Promise<void> {
    const notify = this.#random.pick(['after', 'before', 'twice', 'never'])
    const pressed = await fetch(paymentUrl, {
      method: 'POST',
      body: new URLSearchParams({ outcome, notify }),
      redirect: 'manual',
    })
    const back = new URL(pressed.headers.get('location') ?? '')
    if (comesBack) await this.#call('GET', `/v2.0/transactions/${back.pathname.split('/').at(-1)}/check${back.search}`)
  }

  /** Places one order to be paid in cash, from the first click to the last. */
  async orderInCash(variantId: number): Promise<void> {
    await this.#finalize(await this.#fill(variantId, 'cash_on_delivery'))
  }

  /** Makes one purchase, from the first click to the last. */
  async buy(variantId: number): Promise<void> {
    if (this.#random.next() < 0.2) return this.orderInCash(variantId)
    const cart = await this.#fill(variantId, 'simplepay')
    const { orderUuid, paymentUrl } = await this.#finalize(cart)
    const isDeclined = this.#random.next() < 0.2
    if (paymentUrl)
      await this.#payAt(String(paymentUrl), isDeclined ? 'decline' : 'pay', isDeclined || this.#random.next() < 0.6)
    if (paymentUrl && !isDeclined) return
    const again = await this.#call('POST', `/orders/${String(orderUuid)}/payment`)
    if (again.status === 200) await this.#payAt(String(again.body.paymentUrl), 'pay', this.#random.next() < 0.6)
  }
}
