import { expect, test } from 'vitest'
import { createPostaRoutes } from './posta-routes.ts'

const simulator = createPostaRoutes()

async function served(path: string): Promise<string> {
  const response = await simulator.request(path)
  expect(response.status).toBe(200)
  return response.text()
}

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
