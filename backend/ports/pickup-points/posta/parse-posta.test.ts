import { expect, test } from 'vitest'
import { pickupPoint } from '#contracts/pickup-points.ts'
import { FeedFormatError } from '../feed-format-error.ts'
import { parsePosta } from './parse-posta.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

const POST = `<post zipCode="8087" isPostPoint="1">
    <ID>990452</ID><name>Minta csomagautomata</name><ServicePointType>CS</ServicePointType>
    <city>Alcsútdoboz</city>
    <street><name>Béke</name><type>utca</type><houseNumber>1</houseNumber></street>
    <gpsData><WGSLat>47,426426</WGSLat><WGSLon>18,602412</WGSLon><EOVx>0</EOVx><EOVy>0</EOVy></gpsData>
    <workingHours culture="HU">
      <days><day>Hétfő</day><From1>08:00</From1><To1>16:00</To1><From2/><To2/></days>
    </workingHours>
    <phoneArea>1-767-8272</phoneArea><email/><description>A bolt mellett</description>
  </post>`

function parse(...posts: string[]) {
  return parsePosta(new TextEncoder().encode(`${DECLARATION}\n<postInfo timestamp="x">${posts.join('\n')}</postInfo>`))
}

function post(...changes: [from: string | RegExp, to: string][]): string {
  return changes.reduce((xml, [from, to]) => xml.replace(from, to), POST)
}

function parseOne(...changes: [string | RegExp, string][]) {
  return parse(post(...changes)).points[0]
}

test('reads a documented record, with its decimal commas', () => {
  const { points } = parse(POST)
  expect(points).toEqual([
    {
      carrier: 'mpl',
      id: '990452',
      name: 'Minta csomagautomata',
      countryCode: 'HU',
      ZIPCode: '8087',
      city: 'Alcsútdoboz',
      addressLine: 'Béke utca 1',
      latitude: 47.426426,
      longitude: 18.602412,
      phone: '1-767-8272',
      type: '30_csomagautomata',
      open: [{ day: 1, from: '08:00', to: '16:00' }],
      findMe: 'A bolt mellett',
    },
  ])
  expect(pickupPoint.parse(points[0])).toEqual(points[0])
})

test('a midday break, a closed day, an empty day and upper case', () => {
  const days = `<days><day>Kedd</day><From1>08:00</From1><To1>12:00</To1><From2>12:30</From2><To2>16:00</To2></days>
    <days><day>Szerda</day><From1>00:00</From1><To1>00:00</To1></days><days/>
    <days><day>CSÜTÖRTÖK</day><From1>8:00</From1><To1>10:00</To1></days>
    <days><day>Vasárnap</day><From1/><To1/></days><days><day>Monday</day><From1>08:00</From1><To1>10:00</To1></days>`
  expect(parseOne([/<days>.*<\/days>/, days])?.open).toEqual([
    { day: 2, from: '08:00', to: '12:00' },
    { day: 2, from: '12:30', to: '16:00' },
    { day: 4, from: '08:00', to: '10:00' },
  ])
  expect(parseOne([/<days>.*<\/days>/, ''])?.open).toBeUndefined()
})

test.each([
  ['PM', 'Budapest 13 posta', '10_posta'],
  ['PP', 'MOL Töltőállomás Vác', '20_molkut'],
  ['PP', 'MOL-kút', '20_molkut'],
  ['PP', 'Molnár Vegyesbolt', '40_postapontplusz'],
  ['PP', 'Minta Coop ABC', '50_coop'],
  ['PP', 'Minta PostaPont', '40_postapontplusz'],
  ['CS', 'COOP csomagautomata', '30_csomagautomata'],
])('%s %s is in group %s', (servicePointType, name, group) => {
  expect(parseOne(['>CS<', `>${servicePointType}<`], ['Minta csomagautomata', name])?.type).toBe(group)
})

test('empty fields and N/A are missing', () => {
  const point = parseOne(['1-767-8272', ''], ['A bolt mellett', 'N/A'], ['<email/>', '<email>N/A</email>'])
  expect([point?.phone, point?.findMe, point?.email]).toEqual([undefined, undefined, undefined])
  expect(parseOne(['<email/>', '<email>info@example.hu</email>'])?.email).toBe('info@example.hu')
})

test('CDATA, comments and entities in texts', () => {
  const point = parseOne(['>Minta csomagautomata<', '><![CDATA[Papír & ]]>író<!-- bolt -->szer &#337;<'])
  expect(point?.name).toBe('Papír & írószer ő')
})

test.each([
  [post(['47,426426', '0'], ['18,602412', '0'])],
  [post(['47,426426', ''])],
  [post(['47,426426', '4,7,4'])],
  [post(['>CS<', '>HA<'])],
  [post(['<ServicePointType>CS</ServicePointType>', ''])],
])('withholds %#', (odd) => {
  expect(parse(POST, odd.replace('990452', '1'))).toMatchObject({ withheld: 1, broken: 0, points: [{ id: '990452' }] })
})

test.each([
  [post(['990452', ''])],
  [post(['zipCode="8087"', ''])],
  [post([/<street>.*<\/street>/, ''])],
  [post(['<city>Alcsútdoboz</city>', ''])],
  ['<post/>'],
  [POST],
])('counts %# as broken and goes on', (odd) => {
  const { points, broken } = parse(POST, odd, post(['990452', '2']))
  expect([points.map(({ id }) => id), broken]).toEqual([['990452', '2'], 1])
})

test('a byte order mark and the declared encoding are followed', () => {
  const marked = new TextEncoder().encode(`\uFEFF${DECLARATION}<postInfo>${POST}</postInfo>`)
  expect(parsePosta(marked).points[0]?.city).toBe('Alcsútdoboz')
  const latin2 = Buffer.from(`<?xml version="1.0" encoding="ISO-8859-2"?><postInfo>${POST}</postInfo>`, 'latin1')
  latin2[latin2.indexOf(Buffer.from('Hétf', 'latin1')) + 4] = 0xf5
  expect(parsePosta(latin2).points[0]).toMatchObject({ city: 'Alcsútdoboz', open: [{ day: 1 }] })
  const utf16 = Buffer.from(`\uFEFF<postInfo>${POST}</postInfo>`, 'utf16le')
  expect(parsePosta(utf16).points[0]?.city).toBe('Alcsútdoboz')
})

test.each([
  '',
  '[]',
  '<!doctype html><html><p>Karbantartás</html>',
  '<html/>',
  `<postInfo>${POST}`,
  `<postInfo>${POST.slice(0, 300)}`,
  `<postInfo>${POST}</postInfo><postInfo/>`,
  '<?xml version="1.0" encoding="klingon"?><postInfo/>',
  '<!DOCTYPE postInfo [<!ENTITY a "aaaa">]><postInfo><post>&a;</post></postInfo>',
  '<postInfo><post/></postInfo>',
])('%j is not the file', (body) => {
  expect(() => parsePosta(new TextEncoder().encode(body))).toThrow(FeedFormatError)
})

test('posts elsewhere than under the root are not records', () => {
  expect(parse(`<old>${POST}</old>`, POST)).toMatchObject({ points: [{ id: '990452' }], broken: 0, withheld: 0 })
})
