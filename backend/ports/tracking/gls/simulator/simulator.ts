import { Hono } from 'hono'
import { passwordBytes } from '../client.ts'
import { sandboxAccount } from './account.ts'

/** A parcel that goes well. Each question finds it one message further. */
const journey = ['51', '01', '02', '03', '55', '05']

interface Options {
  now: () => Date
}

interface Status {
  StatusCode: string
  StatusDate: string
}

const glsDate = (at: Date): string => `/Date(${at.getTime()}+0100)/`

const expected = JSON.stringify(passwordBytes(sandboxAccount.password))

const answerOf = (parcelNumber: number, statuses: readonly Status[], error?: { code: number; text: string }) => ({
  ClientReference: null,
  DeliveryCountryCode: 'HU',
  DeliveryZipCode: '1053',
  GetParcelStatusErrors: error
    ? [{ ClientReferenceList: [], ErrorCode: error.code, ErrorDescription: error.text, ParcelIdList: [] }]
    : [],
  POD: null,
  ParcelNumber: parcelNumber,
  ParcelStatusList: statuses.map((status) => ({
    DepotCity: 'Alsónémedi',
    DepotNumber: '90',
    StatusDescription: '',
    StatusInfo: '',
    ...status,
  })),
  Weight: 1,
})

/**
 * The parcel API of MyGLS for trials: `POST /gls-api/GetParcelStatuses` in its wire format. It knows every number that
 * begins with 9. `POST /gls-api/control/{number}` adds a message, such as `{"code": "55"}`, and from then on the parcel
 * moves by such messages only.
 */
export const createGlsSimulator = ({ now }: Options) => {
  const parcels = new Map<number, Status[]>()
  const controlled = new Set<number>()
  const app = new Hono()
  app.post('/gls-api/control/:number', async (c) => {
    const number = Number(c.req.param('number'))
    const { code } = await c.req.json<{ code?: string }>()
    controlled.add(number)
    parcels.set(number, [...(parcels.get(number) ?? []), { StatusCode: code ?? '', StatusDate: glsDate(now()) }])
    return c.json({ ok: true })
  })
  app.post('/gls-api/GetParcelStatuses', async (c) => {
    const asked = await c.req.json<{ Username?: string; Password?: number[]; ParcelNumber?: number }>()
    const number = asked.ParcelNumber ?? 0
    if (asked.Username !== sandboxAccount.user || JSON.stringify(asked.Password) !== expected)
      return c.json(answerOf(0, [], { code: -1, text: 'Unauthorized.' }))
    if (!String(number).startsWith('9')) return c.json(answerOf(number, [], { code: 4, text: 'Parcel not found.' }))
    const statuses = parcels.get(number) ?? []
    const next = controlled.has(number) ? undefined : journey[statuses.length]
    if (next) statuses.push({ StatusCode: next, StatusDate: glsDate(now()) })
    parcels.set(number, statuses)
    // GLS lists the latest message first.
    return c.json(answerOf(number, statuses.toReversed()))
  })
  return app
}
