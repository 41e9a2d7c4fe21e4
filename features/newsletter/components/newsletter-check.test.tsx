import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteKeyMeta } from '#lib/bot-check/site-key.ts'
import { messages } from '#lib/i18n/messages.ts'
import { NewsletterCheck } from './newsletter-check.tsx'

const botProof = vi.hoisted(() => vi.fn<(action: string) => Promise<{ botToken?: string }>>())
vi.mock('#lib/bot-check/send-checked.ts', () => ({
  prepareBotCheck: () => {},
  sendChecked: async (action: string, _: string, send: (proof: object) => Promise<unknown>) =>
    send(await botProof(action)),
}))

const request = vi.fn<typeof fetch>()
const submit = vi.spyOn(HTMLFormElement.prototype, 'submit')
const refuse = (status: number, error: object) => request.mockResolvedValue(Response.json({ error }, { status }))

const setKey = () => {
  const meta = document.createElement('meta')
  Object.assign(meta, { name: siteKeyMeta, content: 'a-key' })
  document.head.append(meta)
}

beforeEach(() => {
  window.location.hash = ''
  document.documentElement.lang = 'hu'
  botProof.mockReset().mockResolvedValue({ botToken: 'a-token' })
  request.mockReset().mockImplementation(async () => Response.json({ status: 'confirmation_sent' }))
  vi.stubGlobal('fetch', request)
  submit.mockReset().mockImplementation(() => {})
})
afterEach(() => {
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

const press = async (how: 'click' | 'dblClick' = 'click') => {
  const pressed = vi.fn<(isPrevented: boolean) => void>()
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <form
        onSubmit={(event) => {
          pressed(event.isDefaultPrevented())
          event.preventDefault()
        }}
      >
        <input name="email" aria-label="e-mail" defaultValue="a@example.hu" />
        <input type="hidden" name="imprint" value="folio" />
        <NewsletterCheck />
        <button>ok</button>
      </form>
    </NextIntlClientProvider>,
  )
  await userEvent[how](screen.getByRole('button'))
  return pressed
}

test('the form is sent once, with its token and without the session, and the page shows the outcome', async () => {
  setKey()
  await press('dblClick')
  await waitFor(() => expect(window.location.hash).toBe('#sent'))
  expect(request).toHaveBeenCalledOnce()
  const [url, { headers, credentials, body } = {}] = request.mock.calls[0] ?? []
  expect([url, credentials]).toEqual(['/api/v2.0/subscriptions', 'omit'])
  expect(headers).toMatchObject({ 'bot-check-token': 'a-token', 'Accept-Language': 'hu' })
  expect(JSON.parse(String(body))).toMatchObject({ email: 'a@example.hu', imprints: ['folio'] })
  expect(botProof).toHaveBeenCalledExactlyOnceWith('newsletter')
})

test.each<[number, object, string]>([
  [403, { code: 'bot_check_failed', message: '' }, '#bot_check_failed'],
  [429, { code: 'too_many_requests', message: '' }, '#too_many_requests'],
  [
    400,
    { code: 'invalid_data_provided', message: '', issues: [{ field: 'email', code: 'invalid_email' }] },
    '#invalid_email',
  ],
])('an answer of %i is shown, and what was typed stays', async (status, error, hash) => {
  setKey()
  refuse(status, error)
  await press()
  await waitFor(() => expect(window.location.hash).toBe(hash))
  expect(screen.getByRole('textbox')).toHaveValue('a@example.hu')
})

test('in a shop without keys the browser sends the form', async () => {
  const pressed = await press()
  expect(pressed).toHaveBeenCalledExactlyOnceWith(false)
  expect(request).not.toHaveBeenCalled()
})
