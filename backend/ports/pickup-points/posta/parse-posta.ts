import { z } from 'zod'
import { collectPoints, type ParsedPoints } from '../collect-points.ts'
import { HUNGARIAN_WEEKDAYS, openingPeriod } from '../opening-period.ts'
import { coordinate, optionalEmail, optionalText, pointId, requiredText } from '../point-fields.ts'
import type { OpeningPeriod, PickupPoint } from '../port.ts'
import { postaGroup } from './posta-group.ts'
import { readPostaXml, type PostaRecord } from './read-posta-xml.ts'

const postaRecord = z.object({
  id: pointId,
  name: requiredText,
  zip: requiredText,
  city: requiredText,
  address: requiredText,
  lat: coordinate,
  lon: coordinate,
  phone: optionalText,
  email: optionalEmail,
  description: optionalText,
})

/**
 * Reads PostInfo.xml of httpmegosztas.posta.hu (PartnerExtra). Withholds service points that hold no parcels.
 * Throws `FeedFormatError` when the body is not that file.
 */
export function parsePosta(body: Uint8Array): ParsedPoints {
  return collectPoints('mpl', readPostaXml(body), readPoint)
}

function readPoint({ zipCode, texts, days }: PostaRecord): PickupPoint | 'withheld' | 'broken' {
  const address = ['street/name', 'street/type', 'street/houseNumber'].map((place) => texts.get(place) ?? '')
  const { data } = postaRecord.safeParse({
    id: texts.get('ID'),
    name: texts.get('name'),
    zip: zipCode,
    city: texts.get('city'),
    address: address.join(' '),
    lat: texts.get('gpsData/WGSLat'),
    lon: texts.get('gpsData/WGSLon'),
    phone: given(texts.get('phoneArea')),
    email: given(texts.get('email')),
    description: given(texts.get('description')),
  })
  if (data === undefined) return 'broken'
  const type = postaGroup(texts.get('ServicePointType') ?? '', data.name)
  if (type === undefined) return 'withheld'
  const open = days.flatMap(openingPeriods)
  return {
    carrier: 'mpl',
    id: data.id,
    name: data.name,
    countryCode: 'HU',
    ZIPCode: data.zip,
    city: data.city,
    addressLine: data.address,
    latitude: data.lat,
    longitude: data.lon,
    phone: data.phone,
    email: data.email,
    type,
    open: open.length > 0 ? open : undefined,
    findMe: data.description,
  }
}

// An empty field of this file is an empty element or "N/A".
function given(text: string | undefined): string | undefined {
  return text === 'N/A' ? undefined : text
}

// From2 and To2 are the part of the day after a midday break.
function openingPeriods(row: Map<string, string>): OpeningPeriod[] {
  const name = (row.get('day') ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const day = HUNGARIAN_WEEKDAYS.findIndex((weekday) => weekday === name) + 1
  return ['1', '2'].flatMap((half) => openingPeriod(day, row.get(`From${half}`), row.get(`To${half}`)))
}
