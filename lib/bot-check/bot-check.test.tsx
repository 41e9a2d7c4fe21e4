import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { messages } from '#lib/i18n/messages.ts'
import { writeReadableCookie } from '#lib/session/readable-cookie.ts'
import { BotCheckNote } from './bot-check-note.tsx'
import { simulatorMeta, siteKeyMeta } from './site-key.ts'

const script = () => document.querySelector<HTMLScriptElement>('script[src*="recaptcha"]')
const run = vi.fn<(key: unknown, options: { action: string }) => Promise<string>>()

/** The answer of Google: its script has run, or could not be loaded. */
const answer = async (event: 'load' | 'error') => {
  await waitFor(() => expect(script()).not.toBeNull())
  if (event === 'load') Object.assign(window, { grecaptcha: { ready: (then: () => void) => then(), execute: run } })
  act(() => void script()?.dispatchEvent(new Event(event)))
}

let warn: MockInstance<typeof console.warn>
/** The console says why there is no token. */
const expectSaid = (text: string) => {
  expect(warn).toHaveBeenCalledExactlyOnceWith(text)
  warn.mockClear()
}

/** A new page: its modules have loaded nothing yet. */
const openPage = async () => {
  vi.resetModules()
  return import('./bot-token.ts')
}

const addMeta = (name: string, content: string) => {
  const meta = document.createElement('meta')
  Object.assign(meta, { name, content })
  document.head.append(meta)
}
const setKey = () => addMeta(siteKeyMeta, 'a-key')

beforeEach(() => {
  document.documentElement.lang = 'hu'
  run.mockReset().mockResolvedValue('a-token')
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  document.head.replaceChildren()
  Reflect.deleteProperty(window, 'grecaptcha')
  writeReadableCookie('customer', '', 0)
})

test('without a key nothing is loaded and no token is asked for', async () => {
  const { botProof } = await openPage()
  expect(await botProof('newsletter')).toEqual({})
  expect(script()).toBeNull()
})

describe('with a key', () => {
  beforeEach(setKey)

  test('the script is loaded once, and each call gets a token of its action', async () => {
    const { botProof } = await openPage()
    const proofs = Promise.all([botProof('order_find'), botProof('newsletter')])
    await answer('load')
    expect(await proofs).toEqual([{ botToken: 'a-token' }, { botToken: 'a-token' }])
    expect(document.querySelectorAll('script[src*="recaptcha"]')).toHaveLength(1)
    expect(script()?.src).toBe('https://www.recaptcha.net/recaptcha/api.js?render=a-key&hl=hu')
    expect(run.mock.calls.map(([, { action }]) => action)).toEqual(['order_find', 'newsletter'])
  })

  test('a script that cannot be loaded is taken out, said as the spec says it, and tried again by the next call', async () => {
    const { botToken } = await openPage()
    const first = botToken('order_find')
    await answer('error')
    expect(await first).toBeUndefined()
    expectSaid('ReCaptcha error: Failed to load script')
    expect(script()).toBeNull()
    const second = botToken('order_find')
    await answer('load')
    expect(await second).toBe('a-token')
  })

  test.each<[string, () => Promise<string>]>([
    ['ReCaptcha error: Failed to execute Error: no', () => Promise.reject(new Error('no'))],
    ['Failed to execute', () => Promise.resolve('')],
  ])('%s', async (says, execute) => {
    run.mockImplementation(execute)
    const { botToken } = await openPage()
    const token = botToken('order_find')
    await answer('load')
    expect(await token).toBeUndefined()
    expectSaid(says)
  })

  test('in a trial the script comes from the simulator, and a failed one is tried again', async () => {
    addMeta(simulatorMeta, 'http://localhost:4010/tags')
    const { botToken } = await openPage()
    const first = botToken('order_find')
    await answer('error')
    expect(await first).toBeUndefined()
    expectSaid('ReCaptcha error: Failed to load script')
    expect(script()).toBeNull()
    const second = botToken('order_find')
    await answer('load')
    expect(await second).toBe('a-token')
    expect(script()?.src).toBe('http://localhost:4010/tags/www.recaptcha.net/recaptcha/api.js?render=a-key&hl=hu')
  })

  test('customers are not checked, except by the forms that may have no session', async () => {
    writeReadableCookie('customer', '1', 3600)
    const { botToken } = await openPage()
    expect(await botToken('order_find')).toBeUndefined()
    expect(script()).toBeNull()
    const token = botToken('newsletter')
    await answer('load')
    expect(await token).toBe('a-token')
    expect(await botToken('login')).toBe('a-token')
  })

  test.each(['hu', 'en'] as const)(
    'the form shows the text of Google (%s), and loads the script when it is touched',
    async (locale) => {
      vi.resetModules()
      render(
        <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Budapest">
          <form>
            <input aria-label="e-mail" />
            <BotCheckNote action="order_find" />
          </form>
        </NextIntlClientProvider>,
      )
      await screen.findByText(/reCAPTCHA/)
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        'https://policies.google.com/privacy',
        'https://policies.google.com/terms',
      ])
      expect(script()).toBeNull()
      await userEvent.click(screen.getByRole('textbox'))
      await answer('error')
      await waitFor(() => expect(script()).toBeNull())
    },
  )
})

test('a form without a check shows nothing', () => {
  const { container } = render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <BotCheckNote action="order_find" />
    </NextIntlClientProvider>,
  )
  expect(container).toBeEmptyDOMElement()
})

test('the client needs a key and a version', async () => {
  const { loadRecaptcha } = await import('./load-recaptcha.tsx')
  await expect(loadRecaptcha({ version: 3 })).rejects.toThrow('ReCaptcha error: No key provided')
  await expect(loadRecaptcha({ siteKey: 'a-key' })).rejects.toThrow('ReCaptcha error: No version provided')
})
