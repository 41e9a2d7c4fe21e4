import type { ProductList } from '#contracts/listing.ts'
import { cpuTime } from './cpu-time.ts'

export interface AddFigures {
  clients: number
  perSecond: number
  /** In milliseconds. */
  p50: number
  /** Milliseconds of the backend for each addition. */
  cpuMs: number
}

/** Until V8 has compiled what an addition runs. */
const warmUpSeconds = 3

/** Visitors who add copies of ten books to carts of their own, each as soon as the last answer has come. */
export const measureAdds = async (api: string, backendPid: number, seconds: number): Promise<AddFigures> => {
  const clients = 16
  const post = (path: string, body: object, token?: string) =>
    fetch(api + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  const listed = await fetch(`${api}/v2.0/variants?format=paperback&limit=100`)
  const { products } = (await listed.json()) as ProductList
  const books = products.toSorted((a, b) => (b.stock ?? 0) - (a.stock ?? 0)).slice(0, 10)
  const openCart = async () => {
    const { access_token: token } = (await (await post('/login', { grant_type: 'anonymous' })).json()) as {
      access_token: string
    }
    const opened = await post('/draft_orders', { currency: 'HUF' }, token)
    const { uuid } = (await opened.json()) as { uuid: string }
    return { token, path: `/draft_orders/${uuid}/items` }
  }
  let times: number[] = []
  const addUntil = async (end: number, { token, path }: Awaited<ReturnType<typeof openCart>>) => {
    for (let run = 0; performance.now() < end; run++) {
      const begun = performance.now()
      const answer = await post(path, { variantId: books[run % books.length]?.id, quantity: 1 }, token)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`The ${run + 1}th addition was answered ${answer.status}`)
      times.push(performance.now() - begun)
    }
  }
  const carts = await Promise.all(Array.from({ length: clients }, openCart))
  const addFor = async (duration: number) => {
    const end = performance.now() + duration * 1_000
    await Promise.all(carts.map((cart) => addUntil(end, cart)))
  }
  await addFor(warmUpSeconds)
  times = []
  const [cpuBefore, begun] = [cpuTime(backendPid), performance.now()]
  await addFor(seconds)
  const took = performance.now() - begun
  times.sort((a, b) => a - b)
  return {
    clients,
    perSecond: times.length / (took / 1_000),
    p50: times[Math.floor(times.length / 2)] ?? 0,
    cpuMs: (cpuTime(backendPid) - cpuBefore) / times.length,
  }
}
