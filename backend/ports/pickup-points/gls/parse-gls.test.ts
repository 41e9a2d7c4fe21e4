import { expect, test } from 'vitest'
import { pickupPoint } from '#contracts/pickup-points.ts'
import { FeedFormatError } from '../feed-format-error.ts'
import { parseGls } from './parse-gls.ts'

const CONTACT = {
  countryCode: 'HU',
  postalCode: '1134',
  city: 'BUDAPEST XIII. KERÜLET',
  address: 'Minta utca 3.',
  phone: '+3612345678',
  web: 'https://example.hu',
}

const SHOP = {
  id: '1134-MINTABOLT',
  goldId: 90021,
  name: 'Minta Könyvesbolt | A passzázsban',
  contact: CONTACT,
  location: [47.5312, 19.0611],
  hours: [
    [1, '08:00', '18:00'],
    [3, '08:00', '18:00', '12:00', '12:30'],
    [6, '09:00', '13:00'],
  ],
  features: ['acceptsCash', 'acceptsCard', 'pickup', 'delivery'],
  type: 'parcel-shop',
  externalId: '90021',
  pickupTime: '15:00',
  hasWheelchairAccess: true,
}

function recordOf(change: unknown, index: number): unknown {
  return typeof change === 'object' && change !== null ? { ...SHOP, id: `1134-${index}`, ...change } : change
}

function parse(...changes: unknown[]) {
  const items = changes.map(recordOf)
  return parseGls(new TextEncoder().encode(JSON.stringify({ items })))
}

function parseOne(change: object) {
  return parse(change).points[0]
}

test('reads a documented shop: name cut at the bar, midday break split in two', () => {
  const { points } = parse({ id: '1134-MINTABOLT' })
  expect(points).toEqual([
    {
      carrier: 'gls',
      id: '1134-MINTABOLT',
      name: 'Minta Könyvesbolt',
      countryCode: 'HU',
      ZIPCode: '1134',
      city: 'BUDAPEST XIII. KERÜLET',
      addressLine: 'Minta utca 3.',
      latitude: 47.5312,
      longitude: 19.0611,
      phone: '+3612345678',
      open: [
        { day: 1, from: '08:00', to: '18:00' },
        { day: 3, from: '08:00', to: '12:00' },
        { day: 3, from: '12:30', to: '18:00' },
        { day: 6, from: '09:00', to: '13:00' },
      ],
      findMe: 'A passzázsban',
    },
  ])
  expect(pickupPoint.parse(points[0])).toEqual(points[0])
})

test('a description beats what stands behind the bar', () => {
  expect(parseOne({ description: 'Az <b>udvarban</b>' })).toMatchObject({ findMe: 'Az udvarban' })
  expect(parseOne({ name: 'Minta bolt' })?.findMe).toBeUndefined()
  expect(parseOne({ name: 'A | B | C' })).toMatchObject({ name: 'A', findMe: 'B | C' })
})

test.each([
  ['lowVolume', 'normal_loaded'],
  ['medium', 'medium_loaded'],
  ['mediumVolume', 'medium_loaded'],
  ['highVolume', 'overloaded'],
  ['full', 'overloaded'],
  ['purple', undefined],
  [undefined, undefined],
])('saturation %s reads %s', (lockerSaturation, load) => {
  expect(parseOne({ lockerSaturation })?.load).toBe(load)
})

test.each([
  [[[1, '00:00', '24:00']], [{ day: 1, from: '00:00', to: '24:00' }]],
  [
    [
      [0, '09:00', '17:00'],
      [5, null, null],
      [6, '9:00', '12:00'],
    ],
    [
      { day: 1, from: '09:00', to: '17:00' },
      { day: 7, from: '09:00', to: '12:00' },
    ],
  ],
  [[[7, '08:00', '12:00'], [8, '08:00', '12:00'], 'x', [], [2]], [{ day: 7, from: '08:00', to: '12:00' }]],
  [
    [
      [2, '08:00', '16:00', null, null],
      [3, '08:00', '16:00', '12:00'],
    ],
    [
      { day: 2, from: '08:00', to: '16:00' },
      { day: 3, from: '08:00', to: '16:00' },
    ],
  ],
  [null, undefined],
  [[], undefined],
])('hours %j', (hours, open) => {
  expect(parseOne({ hours })?.open).toEqual(open)
})

test.each([
  [{ features: ['acceptsCard', 'pickup'] }],
  [{ features: undefined }],
  [{ lockerSaturation: 'outOfOrder' }],
  [{ location: [0, 0] }],
  [{ location: [19.06, 47.53] }],
  [{ location: null }],
  [{ location: [47.5] }],
])('withholds %j', (change) => {
  expect(parse({}, change)).toMatchObject({ withheld: 1, broken: 0, points: [{ id: '1134-0' }] })
})

test.each([[{ contact: null }], [{ name: ' | A passzázsban' }], [{ id: '' }], [{ id: '1134-0' }], [null], ['x']])(
  'counts %j as broken and goes on',
  (change) => {
    const { points, broken } = parse({}, change, {})
    expect([points.map(({ id }) => id), broken]).toEqual([['1134-0', '1134-2'], 1])
  },
)

test('a missing or odd phone and e-mail are missing', () => {
  const point = parseOne({ contact: { ...CONTACT, phone: 36, email: 'javascript:alert(1)', countryCode: 'hu' } })
  expect([point?.phone, point?.email, point?.countryCode]).toEqual([undefined, undefined, 'HU'])
  expect(parseOne({ contact: { ...CONTACT, email: 'bolt@example.hu' } })?.email).toBe('bolt@example.hu')
})

test.each(['', '[]', '{"items":{}}', '{"items":[null]}', '<!doctype html><p>Karbantartás'])('%j is no list', (body) => {
  expect(() => parseGls(new TextEncoder().encode(body))).toThrow(FeedFormatError)
})
