import { Hono } from 'hono'
import { sandboxAccount } from './account.ts'

/** A parcel that goes well. Each question finds it one message further. */
const journey = ['CREATE', 'COLLECTED', 'SORTIN', 'SORTOUT', 'OPERIN', 'RECEIVE']

interface Trace {
  status: string
  statusDate: string
}

interface Options {
  now: () => Date
}

const expected = `Basic ${Buffer.from(`${sandboxAccount.user}:${sandboxAccount.password}`).toString('base64')}`

/**
 * The parcel API of Foxpost for trials: `GET /foxpost-api/tracking/{barcode}` in its wire format. It knows every barcode
 * that begins as its own do. `POST /foxpost-api/control/{barcode}` adds a message, such as `{"status": "OPERIN"}`, and
 * from then on the parcel moves by such messages only.
 */
export const createFoxpostSimulator = ({ now }: Options) => {
  const parcels = new Map<string, Trace[]>()
  const controlled = new Set<string>()
  const app = new Hono()
  app.post('/foxpost-api/control/:barcode', async (c) => {
    const barcode = c.req.param('barcode')
    const { status, statusDate = now().toISOString() } = await c.req.json<Partial<Trace>>()
    controlled.add(barcode)
    parcels.set(barcode, [...(parcels.get(barcode) ?? []), { status: status ?? '', statusDate }])
    return c.json({ ok: true })
  })
  app.get('/foxpost-api/tracking/:barcode', (c) => {
    const isKnown = c.req.header('Authorization') === expected && c.req.header('Api-key') === sandboxAccount.key
    if (!isKnown)
      return c.json({ timestamp: now().toISOString(), error: 'WRONG_USERNAME_OR_PASSWORD', status: 401 }, 401)
    const barcode = c.req.param('barcode')
    if (!barcode.startsWith('CLFOX'))
      return c.json({ timestamp: now().toISOString(), error: 'NOT_FOUND', status: 404 }, 404)
    const traces = parcels.get(barcode) ?? []
    const next = controlled.has(barcode) ? undefined : journey[traces.length]
    if (next) traces.push({ status: next, statusDate: now().toISOString() })
    parcels.set(barcode, traces)
    // Foxpost lists the latest message first.
    return c.json({ clFox: barcode, parcelType: 'NORMAL', sendType: 'APM', traces: traces.toReversed() })
  })
  return app
}
