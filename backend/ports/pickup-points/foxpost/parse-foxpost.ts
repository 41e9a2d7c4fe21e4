import { z } from 'zod'
import { collectPoints, type ParsedPoints } from '../collect-points.ts'
import { FeedFormatError } from '../feed-format-error.ts'
import { HUNGARIAN_WEEKDAYS, openingPeriod } from '../opening-period.ts'
import { plainText } from '../plain-text.ts'
import { coordinate, optionalText, pointId, requiredText } from '../point-fields.ts'
import type { OpeningPeriod, PickupPoint } from '../port.ts'
import { readJson } from '../read-json.ts'

const serviceRun = z.object({ emptying: z.string().regex(/^\d\d:\d\d/), filling: z.string().regex(/^\d\d:\d\d/) })

const foxpostRecord = z.object({
  place_id: pointId.optional().catch(undefined),
  operator_id: pointId.optional().catch(undefined),
  variant: z.string().catch(''),
  name: requiredText,
  zip: requiredText,
  city: requiredText,
  street: optionalText,
  address: optionalText,
  findme: z.string().catch(''),
  geolat: coordinate,
  geolng: coordinate,
  load: z.string().catch(''),
  open: z.record(z.string(), z.unknown()).catch({}),
  fillEmptyList: z.array(serviceRun).nonempty().optional().catch(undefined),
  service: z.array(z.string()).optional().catch(undefined),
  closeDate: z.string().catch(''),
})

type FoxpostRecord = z.infer<typeof foxpostRecord>

/**
 * Reads `foxplus.json` (foxpost.hu, Integrációs segédlet, section 4). Withholds points that have closed by `now` and
 * points that only take parcels in. Throws `FeedFormatError` when the body is not such a list.
 */
export function parseFoxpost(body: Uint8Array, now: Date): ParsedPoints {
  const records = readJson('foxpost', body)
  if (!Array.isArray(records)) throw new FeedFormatError('foxpost', 'not a list')
  return collectPoints<unknown>('foxpost', records, (record) => {
    const { data } = foxpostRecord.safeParse(record)
    return data === undefined ? 'broken' : readPoint(data, now)
  })
}

function readPoint(record: FoxpostRecord, now: Date): PickupPoint | 'withheld' | 'broken' {
  const id = parcelDestination(record)
  const addressLine = record.street ?? record.address
  if (id === undefined || addressLine === undefined) return 'broken'
  // Older copies of the file have no `service` at all, and there every point hands parcels out.
  if (record.service?.includes('pick up') === false || hasClosed(record.closeDate, now)) return 'withheld'
  const open = openingPeriods(record.open)
  return {
    carrier: 'foxpost',
    id,
    name: record.name,
    countryCode: 'HU',
    ZIPCode: record.zip,
    city: record.city,
    addressLine,
    latitude: record.geolat,
    longitude: record.geolng,
    open: open.length > 0 ? open : undefined,
    findMe: directions(record.findme),
    fillEmptyList: record.fillEmptyList,
    load: parcelLoad(record.load),
  }
}

// "operator_id; place_id when it is empty or the variant is Packeta Z-BOX or Packeta Z-Pont" (the vendor's rule).
function parcelDestination({ operator_id, place_id, variant }: FoxpostRecord): string | undefined {
  return variant.startsWith('Packeta') ? place_id : (operator_id ?? place_id)
}

function hasClosed(closeDate: string, now: Date): boolean {
  const parts = /^\s*(\d{4})\D{1,2}(\d{1,2})\D{1,2}(\d{1,2})/.exec(closeDate)
  if (parts === null) return false
  const closingDay = `${parts[1]}-${parts[2]?.padStart(2, '0')}-${parts[3]?.padStart(2, '0')}`
  return closingDay < now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Budapest' })
}

function openingPeriods(open: Record<string, unknown>): OpeningPeriod[] {
  return HUNGARIAN_WEEKDAYS.flatMap((key, index) => {
    const stretches = String(open[key] ?? '').matchAll(/(\d{1,2}:\d\d)\s*[-–]\s*(\d{1,2}:\d\d)/g)
    return [...stretches].flatMap(([, from, to]) => openingPeriod(index + 1, from, to))
  })
}

// After the directions the field goes on with payment options and services, each under a bold heading.
function directions(findme: string): string | undefined {
  return plainText(findme.split(/<br\s*\/?>\s*<br\s*\/?>\s*<b>/i, 1)[0] ?? '') || undefined
}

function parcelLoad(load: string): PickupPoint['load'] {
  const known = z.enum(['normal_loaded', 'medium_loaded', 'overloaded']).safeParse(load.replace(' ', '_'))
  return known.data
}
