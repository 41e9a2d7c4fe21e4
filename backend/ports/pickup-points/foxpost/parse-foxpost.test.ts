import { expect, test } from 'vitest'
import { pickupPoint } from '#contracts/pickup-points.ts'
import { FeedFormatError } from '../feed-format-error.ts'
import { parseFoxpost } from './parse-foxpost.ts'

const NOW = new Date('2026-11-21T10:00:00Z')

const RECORD = {
  place_id: '900675',
  operator_id: 'hu9675',
  name: 'FOXPOST A-BOX Minta Piac',
  ssapt: '',
  sdapt: '',
  country: 'hu',
  address: '1134 Budapest, Minta utca 12.',
  zip: '1134',
  city: 'Budapest',
  street: 'Minta utca 12.',
  findme:
    'HU9675 számú automatánk a bejárattól balra található.<br/><br/><b>Fizetési lehetőség: </b><br/>Fizetés ' +
    'bankkártyával<br/><br/><b>Elérhető szolgáltatások: </b><br/>Csomagfeladás és -átvétel<br/>',
  geolat: 47.5301,
  geolng: 19.0622,
  allowed2: 'ALL',
  load: 'medium loaded',
  isOutdoor: true,
  substitutes: [{ place_id: '900676', operator_id: 'hu9676' }],
  open: {
    hetfo: '00:00-24:00',
    kedd: '00:00-24:00',
    szerda: '00:00-24:00',
    csutortok: '00:00-24:00',
    pentek: '00:00-24:00',
    szombat: '08:00-20:00',
    vasarnap: '08:00-18:00',
  },
  fillEmptyList: [{ emptying: '10:15:00', filling: '11:15:00' }],
  variant: 'FOXPOST A-BOX',
  paymentOptions: ['card', 'link'],
  service: ['pick up', 'dispatch'],
  closeDate: '',
}

function recordOf(change: unknown, index: number): unknown {
  return typeof change === 'object' && change !== null ? { ...RECORD, operator_id: `hu${index}`, ...change } : change
}

function parse(...changes: unknown[]) {
  const records = changes.map(recordOf)
  return parseFoxpost(new TextEncoder().encode(JSON.stringify(records)), NOW)
}

function parseOne(change: object) {
  return parse(change).points[0]
}

test('reads a documented record', () => {
  const { points, ...counts } = parse({ operator_id: 'hu9675' })
  expect(counts).toEqual({ withheld: 0, broken: 0 })
  expect(points).toEqual([
    {
      carrier: 'foxpost',
      id: 'hu9675',
      name: 'FOXPOST A-BOX Minta Piac',
      countryCode: 'HU',
      ZIPCode: '1134',
      city: 'Budapest',
      addressLine: 'Minta utca 12.',
      latitude: 47.5301,
      longitude: 19.0622,
      open: [
        ...[1, 2, 3, 4, 5].map((day) => ({ day, from: '00:00', to: '24:00' })),
        { day: 6, from: '08:00', to: '20:00' },
        { day: 7, from: '08:00', to: '18:00' },
      ],
      findMe: 'HU9675 számú automatánk a bejárattól balra található.',
      fillEmptyList: [{ emptying: '10:15:00', filling: '11:15:00' }],
      load: 'medium_loaded',
    },
  ])
  expect(pickupPoint.parse(points[0])).toEqual(points[0])
})

test.each([
  [{ operator_id: '' }, '900675'],
  [{ operator_id: 'hu1', variant: 'Packeta Z-BOX' }, '900675'],
  [{ operator_id: 'hu1', variant: 'Packeta Z-Pont' }, '900675'],
  [{ operator_id: 'hu1', variant: 'FOXPOST Z-BOX' }, 'hu1'],
  [{ operator_id: '', place_id: 900675 }, '900675'],
])('the id of %j is %s', (change, id) => {
  expect(parseOne(change)?.id).toBe(id)
})

test.each([
  ['normal loaded', 'normal_loaded'],
  ['medium loaded', 'medium_loaded'],
  ['overloaded', 'overloaded'],
  ['', undefined],
  ['exploded', undefined],
  [null, undefined],
])('load %j reads %s', (load, expected) => {
  expect(parseOne({ load })?.load).toBe(expected)
})

test('a closing date counts from the next Hungarian day on', () => {
  const dates = ['2026-11-20', '2026.11.20.', '2026-11-20 00:00:00', '2026-11-21', '2027-01-01', 'hamarosan', null]
  const { points, withheld } = parse(...dates.map((closeDate) => ({ closeDate })))
  expect([points.length, withheld]).toEqual([4, 3])
  const late = new Date('2026-11-21T23:30:00Z')
  const body = new TextEncoder().encode(JSON.stringify([{ ...RECORD, closeDate: '2026-11-21' }]))
  expect(parseFoxpost(body, late).withheld).toBe(1)
})

test.each([
  [{ service: ['dispatch'] }],
  [{ geolat: 0, geolng: 0 }],
  [{ geolat: null }],
  [{ geolat: 50.08, geolng: 14.43 }],
  [{ geolat: 'x' }],
])('withholds %j', (change) => {
  expect(parse({}, change)).toMatchObject({ withheld: 1, broken: 0, points: [{ id: 'hu0' }] })
})

test.each([
  [{ name: '' }],
  [{ zip: undefined }],
  [{ street: '', address: '' }],
  [{ operator_id: '', place_id: '' }],
  [{ operator_id: 'hu0' }],
  [{ operator_id: '<b>', place_id: '\u0000' }],
  [null],
  ['text'],
  [7],
])('counts %j as broken and goes on', (change) => {
  expect(parse({}, change, {})).toMatchObject({ broken: 1, withheld: 0, points: [{ id: 'hu0' }, { id: 'hu2' }] })
})

test('odd optional fields cost only themselves', () => {
  const open = {
    hetfo: '8:00-12:00, 13:00-17:00',
    kedd: 'zárva',
    szerda: null,
    csutortok: '00:00-00:00',
    szombat: '25:00-26:00',
  }
  const point = parseOne({ open, findme: 7, fillEmptyList: [{ emptying: 'reggel' }], service: undefined })
  expect(point).toMatchObject({
    open: [
      { day: 1, from: '08:00', to: '12:00' },
      { day: 1, from: '13:00', to: '17:00' },
    ],
  })
  expect([point?.findMe, point?.fillEmptyList]).toEqual([undefined, undefined])
  expect(parseOne({ open: 'mindig' })?.open).toBeUndefined()
})

test('street falls back to the whole address, and texts lose their HTML', () => {
  expect(parseOne({ street: '', name: 'Papír &amp; <i>írószer</i>' })).toMatchObject({
    addressLine: '1134 Budapest, Minta utca 12.',
    name: 'Papír & írószer',
  })
})

test.each(['', '{}', 'null', '<html></html>', '[{"place_id":"9006', '[1,2]'])('%j is not a list of points', (body) => {
  expect(() => parseFoxpost(new TextEncoder().encode(body), NOW)).toThrow(FeedFormatError)
})

test('an empty list is a list, and a byte order mark is no obstacle', () => {
  expect(parseFoxpost(new TextEncoder().encode('\uFEFF[]'), NOW)).toEqual({ points: [], withheld: 0, broken: 0 })
})
