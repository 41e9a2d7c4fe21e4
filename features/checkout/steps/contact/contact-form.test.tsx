import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { NextIntlClientProvider } from 'next-intl'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#lib/api/browser.ts'
import { messages } from '#lib/i18n/messages.ts'
import { draftOrderQuery } from '#lib/session/draft-order.ts'
import { rereadHints } from '#lib/session/hint-cookies.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { readDraft } from '#lib/forms/form-draft.ts'
import { stepDraftKey } from '../../hooks/use-step-form.ts'
import { ContactStep } from './contact-step.tsx'

const push = vi.hoisted(() => vi.fn<(href: string) => void>())

vi.mock('#lib/routing/navigation.ts', async () => {
  const { createElement } = await import('react')
  return {
    Link: ({ href, ...rest }: { href: unknown }) => createElement('a', { ...rest, href: JSON.stringify(href) }),
    getPathname: () => '/penztar',
  }
})

vi.mock('#lib/routing/use-router.ts', () => ({ useRouter: () => ({ push }) }))

let api: ApiServer

beforeAll(async () => {
  api = await startApiServer()
})
afterAll(() => api.close())
beforeEach(() => {
  api.clearVisitor()
  push.mockReset()
})

/** The first step over a fresh cart. */
const openStep = async () => {
  await call('POST /login', { body: { grant_type: 'anonymous' } })
  const order = await call('POST /draft_orders', { body: { currency: 'HUF' } })
  document.cookie = 'cart=1; Path=/'
  api.calls.length = 0
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(draftOrderQuery.queryKey, order)
  const page = render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={client}>
        <ContactStep />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  return { order, client, page }
}

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const right = [
  [/^E-mail-cím/, ' anna@pelda.hu '],
  [/^Vezetéknév/, 'Édes'],
  [/^Keresztnév/, 'Anna'],
  [/^Telefonszám/, '06 30 123 4567'],
] as const
const fill = async () => {
  for (const [name, value] of right) await userEvent.type(field(name), value)
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Tovább a szállításhoz' }))

test('an empty form names every field, and the first one has the focus', async () => {
  await openStep()
  await send()
  const links = screen.getAllByRole('link').map((link) => link.textContent)
  expect(links).toEqual(expect.arrayContaining(['E-mail-cím', 'Vezetéknév', 'Keresztnév', 'Telefonszám']))
  await waitFor(() => expect(field(/^E-mail-cím/)).toHaveFocus())
  expect(field(/^E-mail-cím/)).toHaveAccessibleDescription(/Ezt ki kell tölteni/)
  expect(api.calls).toEqual([])
})

test('what was sent is on the server, and the next step follows', async () => {
  const { order, client } = await openStep()
  await fill()
  expect(readDraft(stepDraftKey(order, 'contact')).email).toContain('anna@pelda.hu')
  await send()
  await waitFor(() => expect(push).toHaveBeenCalledWith('/checkout/delivery'))
  expect(client.getQueryData(draftOrderQuery.queryKey)?.contact).toMatchObject({
    email: 'anna@pelda.hu',
    lastName: 'Édes',
  })
  expect(readDraft(stepDraftKey(order, 'contact'))).toEqual({})
})

test('a double press sends once', async () => {
  await openStep()
  await fill()
  const gate = Promise.withResolvers<void>()
  api.server.use(http.patch('*/api/draft_orders/*', () => gate.promise))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Tovább a szállításhoz' }))
  await userEvent.type(field(/^Telefonszám/), '{Enter}')
  gate.resolve()
  await waitFor(() => expect(push).toHaveBeenCalledOnce())
  expect(api.calls.filter((one) => one.startsWith('PATCH'))).toHaveLength(1)
})

test('what was typed and not sent is there after a reload', async () => {
  const { page, client } = await openStep()
  await userEvent.type(field(/^Vezetéknév/), 'Édes')
  page.unmount()
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={client}>
        <ContactStep />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  expect(field(/^Vezetéknév/)).toHaveValue('Édes')
})

test('what the server finds wrong stands at its field', async () => {
  await openStep()
  await fill()
  const issues = [{ field: 'contact.phone', code: 'invalid_phone' }]
  const refusal = { error: { code: 'invalid_data_provided', message: '', issues, requestId: 'x' } }
  api.server.use(http.patch('*/api/draft_orders/*', () => Response.json(refusal, { status: 400 })))
  await send()
  await waitFor(() => expect(field(/^Telefonszám/)).toHaveAccessibleDescription(/Teljes telefonszámot/))
  expect(field(/^Telefonszám/)).toHaveFocus()
  expect(push).not.toHaveBeenCalled()
})

test('a cart that changed in another tab is told, and the next press goes through', async () => {
  const { order } = await openStep()
  await call('PATCH /draft_orders/{uuid}', {
    params: { uuid: order.uuid },
    body: { version: order.version, viewAsCurrency: 'HUF' },
  })
  await fill()
  await send()
  expect(await screen.findByText(messages.hu.errors.version_conflict)).toBeVisible()
  await send()
  await waitFor(() => expect(push).toHaveBeenCalledWith('/checkout/delivery'))
})

test('who signs in over the step finds the other cart, and what the account knows', async () => {
  const { client } = await openStep()
  expect(screen.getByRole('link', { name: 'Lépj be' })).toHaveAttribute('data-sign-in', 'checkout')
  const me = {
    email: 'anna@pelda.hu',
    personalInfo: { name: { type: 'separated', firstName: 'Anna', lastName: 'Édes' } },
  }
  api.server.use(http.get('*/api/v2.0/me', () => Response.json(me)))
  document.cookie = 'customer=1; Path=/'
  act(() => {
    rereadHints()
    client.setQueryData(draftOrderQuery.queryKey, (known) => known && { ...known, uuid: crypto.randomUUID() })
  })
  await waitFor(() => expect(field(/^E-mail-cím/)).toHaveValue('anna@pelda.hu'))
  expect(field(/^Vezetéknév/)).toHaveValue('Édes')
  expect(screen.queryByRole('link', { name: 'Lépj be' })).not.toBeInTheDocument()
})
