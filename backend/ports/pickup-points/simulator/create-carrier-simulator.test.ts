import { expect, test } from 'vitest'
import { createCarrierSimulator } from './create-carrier-simulator.ts'
import { generatePlaces } from './generate-places.ts'

const simulator = createCarrierSimulator()

async function served(path: string): Promise<string> {
  const response = await simulator.request(path)
  expect(response.status).toBe(200)
  return response.text()
}

test('every start serves the same bytes', async () => {
  for (const path of ['/foxpost/foxplus.json', '/gls/data/deliveryPoints/hu.json', '/posta/PostInfo.xml']) {
    expect(await (await createCarrierSimulator().request(path)).text()).toBe(await served(path))
  }
})

test('an unchanged list is answered with 304', async () => {
  const etag = (await simulator.request('/foxpost/foxplus.json')).headers.get('etag') ?? ''
  const again = await simulator.request('/foxpost/foxplus.json', { headers: { 'If-None-Match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('the Foxpost list holds the odd points', async () => {
  const list: Record<string, unknown>[] = JSON.parse(await served('/foxpost/foxplus.json'))
  expect(list).toHaveLength(150)
  expect(list.every(({ findme }) => /<br\/><br\/><b>.*<br\/>/.test(String(findme)))).toBe(true)
  expect(list.some(({ load }) => load === 'overloaded')).toBe(true)
  expect(list.some(({ operator_id, variant }) => operator_id === '' && variant === 'Packeta Z-BOX')).toBe(true)
  expect(list.some(({ closeDate }) => closeDate === '2020-01-31')).toBe(true)
  expect(await served('/foxpost/foxplus_en.json')).toContain('Payment by card')
})

test('the GLS list holds the odd points', async () => {
  const { items }: { items: Record<string, unknown>[] } = JSON.parse(await served('/gls/data/deliveryPoints/hu.json'))
  expect(items).toHaveLength(120)
  expect(items.some(({ lockerSaturation }) => lockerSaturation === 'outOfOrder')).toBe(true)
  const hours = items.map((item) => JSON.stringify(item['hours']))
  expect(hours).toContainEqual(expect.stringContaining('"12:00","12:30"'))
  expect(hours).toContainEqual(expect.stringContaining('[0,"09:00","17:00"],[1,'))
  expect(hours).toContainEqual(expect.stringContaining('null,null'))
  const shops = items.filter(({ type }) => type === 'parcel-shop').map(({ contact }) => contact)
  expect(shops).toContainEqual(expect.not.objectContaining({ phone: expect.anything() }))
})

test("the post's XML holds the odd points, and starts with a byte order mark", async () => {
  const bytes = new Uint8Array(await (await simulator.request('/posta/PostInfo.xml')).arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const xml = new TextDecoder().decode(bytes)
  expect(xml.match(/<post /g)).toHaveLength(130)
  expect(xml).toMatch(/<WGSLat>4\d,\d+<\/WGSLat>/)
  expect(xml).toContain('<From2>12:30</From2>')
  expect(xml).toContain('<phoneArea/>')
  expect(xml.slice(0, xml.indexOf('</post>'))).not.toContain('Szerda')
})

test('the markers come wrapped in the callback, and nothing but a name may be one', async () => {
  const marker = expect.objectContaining({ group: '10_posta', county: 'Budapest', lat: expect.any(String) })
  const bare = await served('/posta/listPPMarkers?callback=')
  expect(JSON.parse(bare.slice(1, -1))).toContainEqual(marker)
  expect(await served('/posta/listPPMarkers?callback=cb.done')).toMatch(/^cb\.done\(\[.*\]\)$/)
  expect((await simulator.request('/posta/listPPMarkers?callback=alert(1)//')).status).toBe(400)
})

test('places stay near their town', () => {
  const [first] = generatePlaces(1, 7)
  expect(first).toMatchObject({ city: 'Budapest', district: 1, zip: '1011' })
  const szeged = generatePlaces(400, 7).filter(({ city }) => city === 'Szeged')
  expect(szeged.length).toBeGreaterThan(3)
  for (const { lat, lng } of szeged) expect(Math.hypot(lat - 46.253, lng - 20.148)).toBeLessThan(0.02)
})
