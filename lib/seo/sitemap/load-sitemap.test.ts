import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let configuration: object
vi.mock('#lib/api/call-outside.ts', () => ({ callOutside: () => async () => configuration }))
const home = 'https://kolofon.example'
beforeEach(() => {
  // The settings are read once, and another file may have done so.
  vi.resetModules()
  vi.stubEnv('PUBLIC_URL', home)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const listed = async (entries: object): Promise<(string | undefined)[]> => {
  configuration = { available_locales: ['hu', 'en'], ...entries }
  const { loadSitemap } = await import('./load-sitemap.ts')
  return (await loadSitemap({ type: 'pages', locale: 'hu', range: 0 })).map(({ urls }) => urls['hu'])
}

test('the home page is listed where it stands at its address, and not where it leads to another page', async () => {
  const all = await listed({ root_redirect: null })
  expect(all).toContain(home)
  expect(all).toContain(`${home}/gyik`)
  const without = await listed({ root_redirect: '/gyik' })
  expect(without).toEqual(all.filter((url) => url !== home))
})
