import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Locale } from '#contracts/shop.ts'
import { ApiError } from '#lib/api/api-error.ts'
import type { BotProof } from '#lib/bot-check/bot-proof.ts'
import { sendProved } from '#lib/bot-check/bot-token.ts'
import { messages } from '#lib/i18n/messages.ts'
import { SessionParts } from './session-parts.tsx'

const page = vi.hoisted(() => ({ pathname: '/rendeles' }))
vi.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => [page.pathname] }))
const api = vi.hoisted(() => vi.fn<(name: string, input: object) => Promise<unknown>>())
vi.mock('#lib/api/browser.ts', () => ({ call: api }))

const id = '6b0f9d2c-6a52-4c1e-9a0d-2f7f1f6f0a11'
const refusal = (code: ConstructorParameters<typeof ApiError>[1]['code'], status = 403) =>
  new ApiError(status, {
    code,
    message: '',
    requestId: '',
    ...(code === 'bot_code_wrong' && { issues: [{ field: 'code', code: 'wrong_code' as const }] }),
  })

const send = vi.fn<(proof: BotProof) => Promise<string>>()
const tree = (locale: Locale) => (
  <NextIntlClientProvider locale={locale} messages={{ errors: messages[locale].errors }} timeZone="Europe/Budapest">
    <QueryClientProvider client={new QueryClient()}>
      <SessionParts />
    </QueryClientProvider>
  </NextIntlClientProvider>
)

/** The call of a form that the check refuses. */
const begin = (email: string | null = 'a@example.hu', locale: Locale = 'hu') => {
  const shown = render(tree(locale))
  const answer = sendProved('order_find', email, send)
  answer.catch(() => {})
  return { ...shown, answer }
}

const t = messages.hu.botCode
const pressed = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const askForCode = async () => {
  await screen.findByRole('dialog', { name: t.title })
  await pressed(t.request)
  return screen.findByRole('textbox', { name: new RegExp(`^${t.code}`) })
}

beforeEach(() => {
  page.pathname = '/rendeles'
  api.mockReset().mockResolvedValue({ id })
  send.mockReset().mockImplementation(async ({ botToken }) => {
    if (botToken === undefined) throw refusal('bot_check_failed')
    if (botToken !== `code:${id}.123456`) throw refusal('bot_code_wrong')
    return 'found'
  })
})

test('who is refused gets a code to the address of the form, and the call goes again with it', async () => {
  const { answer } = begin()
  const field = await askForCode()
  expect(api).toHaveBeenCalledExactlyOnceWith('POST /bot_check_codes', {
    body: { email: 'a@example.hu', action: 'order_find' },
  })
  expect(screen.getByText(t.sent)).toBeInTheDocument()
  expect(field).toHaveFocus()
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await userEvent.paste(' 123 456 ')
  await pressed(t.submit)
  expect(await answer).toBe('found')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each(['hu', 'en'] as const)('a form without an address is asked for one (%s)', async (locale) => {
  begin(null, locale)
  const { botCode, fields } = messages[locale]
  const field = await screen.findByRole('textbox', { name: new RegExp(`^${botCode.email}`) })
  await waitFor(() => expect(field).toHaveFocus())
  expect(screen.getByText(botCode.refused)).toBeInTheDocument()
  await pressed(botCode.request)
  expect(await screen.findByText(fields.required)).toBeInTheDocument()
  await userEvent.type(field, 'b@example.hu')
  await pressed(botCode.request)
  expect(await screen.findByText(botCode.sentText.replace('{email}', 'b@example.hu'))).toBeInTheDocument()
})

test('a wrong code is said at its field, and another one can be asked for', async () => {
  const { answer } = begin()
  const field = await askForCode()
  await userEvent.type(field, '12345')
  await pressed(t.submit)
  expect(await screen.findByText(messages.hu.fields.invalid_code)).toBeInTheDocument()
  await userEvent.type(field, '0')
  await pressed(t.submit)
  expect(await screen.findByText(messages.hu.fields.wrong_code)).toBeInTheDocument()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(messages.hu.fields.wrong_code))
  expect(field).toHaveFocus()
  await pressed(t.again)
  await userEvent.type(await askForCode(), '123456')
  await pressed(t.submit)
  expect(await answer).toBe('found')
})

test('a failure of the call itself is for its form', async () => {
  const { answer } = begin()
  await userEvent.type(await askForCode(), '123456')
  const failure = refusal('verification_failed')
  send.mockRejectedValueOnce(failure)
  await pressed(t.submit)
  await expect(answer).rejects.toBe(failure)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('without a connection the code stays, to be sent again', async () => {
  const { answer } = begin()
  await userEvent.type(await askForCode(), '123456')
  send.mockRejectedValueOnce(refusal('service_unavailable', 0))
  await pressed(t.submit)
  expect(await screen.findByText(t.failed)).toBeInTheDocument()
  await pressed(t.submit)
  expect(await answer).toBe('found')
})

test('too many mails are said, and who turns away hears why the form was refused', async () => {
  const { answer } = begin()
  api.mockRejectedValue(new ApiError(429, { code: 'too_many_requests', message: '', requestId: '' }))
  await screen.findByRole('dialog')
  await pressed(t.request)
  expect(await screen.findByText(t.requestFailed)).toBeInTheDocument()
  await pressed(t.close)
  await expect(answer).rejects.toMatchObject({ code: 'bot_check_failed' })
})

test('two refused calls are asked for one after the other, and another page ends both', async () => {
  const { answer, rerender } = begin()
  const second = sendProved('newsletter', 'c@example.hu', send)
  second.catch(() => {})
  await screen.findByRole('dialog')
  await pressed(t.close)
  await expect(answer).rejects.toMatchObject({ code: 'bot_check_failed' })
  expect(await screen.findByDisplayValue('c@example.hu')).toBeInTheDocument()
  page.pathname = '/kosar'
  act(() => rerender(tree('hu')))
  await expect(second).rejects.toMatchObject({ code: 'bot_check_failed' })
})

test('any other refusal is the form’s own', async () => {
  send.mockReset().mockRejectedValue(refusal('verification_failed'))
  await expect(begin().answer).rejects.toMatchObject({ code: 'verification_failed' })
  expect(screen.queryByRole('dialog')).toBeNull()
})
