import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteKeyMeta } from '#lib/bot-check/site-key.ts'
import { messages } from '#lib/i18n/messages.ts'
import { NewsletterCheck } from './newsletter-check.tsx'

const botToken = vi.hoisted(() => vi.fn<(action: string) => Promise<string | undefined>>())
vi.mock('#lib/bot-check/bot-token.ts', () => ({ botToken, prepareBotCheck: () => {} }))

/** The token of each form that the browser sent. */
const sent: unknown[] = []

beforeEach(() => {
  sent.length = 0
  botToken.mockReset()
  const meta = document.createElement('meta')
  Object.assign(meta, { name: siteKeyMeta, content: 'a-key' })
  document.head.append(meta)
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    sent.push(new FormData(this).get('botToken'))
  })
})
afterEach(() => document.head.replaceChildren())

const press = async (how: 'click' | 'dblClick' = 'dblClick') => {
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <form>
        <NewsletterCheck />
        <button>ok</button>
      </form>
    </NextIntlClientProvider>,
  )
  await userEvent[how](screen.getByRole('button'))
}

test('the form is sent once, with its token', async () => {
  const answer = Promise.withResolvers<string | undefined>()
  botToken.mockReturnValue(answer.promise)
  await press()
  answer.resolve('a-token')
  await waitFor(() => expect(sent).toEqual(['a-token']))
  expect(botToken).toHaveBeenCalledExactlyOnceWith('newsletter')
})

test('without a token it is sent all the same', async () => {
  botToken.mockResolvedValue(undefined)
  await press('click')
  await waitFor(() => expect(sent).toEqual(['']))
})
