import { z } from 'zod'
import { collectPoints, type ParsedPoints } from '../collect-points.ts'
import { FeedFormatError } from '../feed-format-error.ts'
import { openingPeriod } from '../opening-period.ts'
import { coordinate, optionalEmail, optionalText, pointId, requiredText } from '../point-fields.ts'
import type { OpeningPeriod, PickupPoint } from '../port.ts'
import { readJson } from '../read-json.ts'

const glsRecord = z.object({
  id: pointId,
  name: requiredText,
  contact: z.object({
    countryCode: z.string().regex(/^[a-z]{2}$/i),
    postalCode: requiredText,
    city: requiredText,
    address: requiredText,
    phone: optionalText,
    email: optionalEmail,
  }),
  location: z.tuple([coordinate, coordinate]).catch([Number.NaN, Number.NaN]),
  hours: z.array(z.array(z.unknown()).catch([])).catch([]),
  features: z.array(z.string()).catch([]),
  lockerSaturation: z.string().catch(''),
  description: optionalText,
})

type GlsRecord = z.infer<typeof glsRecord>

const glsBody = z.object({ items: z.array(z.unknown()) })

/**
 * Reads `data/deliveryPoints/hu.json` of map.gls-hungary.com. Withholds points that do not hand parcels out
 * (no `delivery`) and lockers that are out of order. Throws `FeedFormatError` when the body is not such a list.
 */
export function parseGls(body: Uint8Array): ParsedPoints {
  const { data } = glsBody.safeParse(readJson('gls', body))
  if (data === undefined) throw new FeedFormatError('gls', 'no list of items')
  return collectPoints('gls', data.items, (item) => {
    const record = glsRecord.safeParse(item).data
    return record === undefined ? 'broken' : readPoint(record)
  })
}

function readPoint(record: GlsRecord): PickupPoint | 'withheld' | 'broken' {
  if (!record.features.includes('delivery') || /^outOfOrder$/i.test(record.lockerSaturation)) return 'withheld'
  const { contact, location } = record
  // Partners put directions behind a bar: "Minta Könyvesbolt | A passzázsban".
  const [name = '', ...directions] = record.name.split(/(?:^| )\| /)
  if (name === '') return 'broken'
  const open = openingPeriods(record.hours)
  return {
    carrier: 'gls',
    id: record.id,
    name,
    countryCode: contact.countryCode.toUpperCase(),
    ZIPCode: contact.postalCode,
    city: contact.city,
    addressLine: contact.address,
    latitude: location[0],
    longitude: location[1],
    phone: contact.phone,
    email: contact.email,
    open: open.length > 0 ? open : undefined,
    findMe: record.description ?? (directions.join(' | ') || undefined),
    load: parcelLoad(record.lockerSaturation),
  }
}

// Rows are [weekday, open, close, breakStart?, breakEnd?] with 1 for Monday. Some copies count the days from 0 and
// write null for the hours of a closed day.
function openingPeriods(rows: unknown[][]): OpeningPeriod[] {
  const shift = rows.some(([day]) => day === 0) ? 1 : 0
  return rows.flatMap(([weekday, from, to, breakFrom, breakTo]) => {
    if (typeof weekday !== 'number') return []
    const day = weekday + shift
    const hasBreak = openingPeriod(day, breakFrom, breakTo).length > 0
    return hasBreak
      ? [...openingPeriod(day, from, breakFrom), ...openingPeriod(day, breakTo, to)]
      : openingPeriod(day, from, to)
  })
}

// The values are not documented: lowVolume, medium and outOfOrder have been seen.
function parcelLoad(saturation: string): PickupPoint['load'] {
  if (/^low/i.test(saturation)) return 'normal_loaded'
  if (/^medium/i.test(saturation)) return 'medium_loaded'
  if (/^(?:high|full)/i.test(saturation)) return 'overloaded'
  return undefined
}
