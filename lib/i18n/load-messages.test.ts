import compile from 'icu-minify/compile'
import { expect, test, vi } from 'vitest'
import { messages } from './messages.ts'

vi.mock('next/cache', () => ({ unstable_cache: (make: () => Promise<unknown>) => make }))
// Another test file of this process may have loaded these modules without the mocks.
vi.resetModules()
const { loadMessages } = await import('./load-messages.ts')

const backend = (answer: () => Promise<Response>) => {
  const asked = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', asked)
  return { asked, heard: vi.spyOn(console, 'error').mockImplementation(() => {}) }
}

test('what editors wrote lies over the built-in texts', async () => {
  const { asked, heard } = backend(async () =>
    Response.json([
      { locale: 'hu', key: 'shell.claim', value: 'Könyvek, {name}.' },
      { locale: 'hu', key: 'no.such.text', value: 'x' },
    ]),
  )
  const { messages: found, changed } = await loadMessages('hu')
  expect(asked.mock.calls[0]?.[0]).toMatch(/\/v2\.0\/translations\?locales=hu$/)
  expect(found.shell).toEqual({ ...messages.hu.shell, claim: compile('Könyvek, {name}.') })
  expect(found).toEqual({ ...messages.hu, shell: found.shell })
  expect(changed[0]).toEqual({ key: 'shell.claim', value: compile('Könyvek, {name}.') })
  expect(heard).not.toHaveBeenCalled()
})

test.each([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['fails', () => Promise.resolve(new Response('', { status: 500 }))],
])('a backend that %s leaves the built-in texts, and the spec’s words in the log', async (_, answer) => {
  const { heard } = backend(answer)
  expect(await loadMessages('en')).toEqual({ messages: messages.en, changed: [] })
  expect(heard.mock.calls).toEqual([['Could not fetch translations!']])
})
