import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { NextIntlClientProvider } from 'next-intl'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Country } from '#contracts/countries.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { CountriesProvider } from '#lib/configuration/countries.tsx'
import { call } from '#lib/api/browser.ts'
import { messages } from '#lib/i18n/messages.ts'
import { draftOrderQuery } from '#lib/session/draft-order.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { BillingStep } from './billing-step.tsx'

const push = vi.hoisted(() => vi.fn<(href: string) => void>())

vi.mock('#lib/routing/navigation.ts', async () => {
  const { createElement } = await import('react')
  return { Link: ({ href, ...rest }: { href: unknown }) => createElement('a', { ...rest, href: JSON.stringify(href) }) }
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
afterEach(() => {
  api.server.resetHandlers()
  vi.restoreAllMocks()
})

const contact = { email: 'anna@pelda.hu', firstName: 'Anna', lastName: 'Édes', phone: '+36301234567' }
const address = { country: 'HU' as const, ZIPCode: '1134', city: 'Budapest', addressLine: 'Váci út 1.', note: '' }
const home = {
  deliveryModeId: 1,
  flow: 'home' as const,
  name: 'Házhoz szállítás',
  address,
  pickupPoint: null,
  store: null,
}

/** The third step of a cart that goes home, or nowhere yet. */
const openStep = async (delivery: DraftOrder['delivery'] = home, countries: Country[] = ['HU'], isSchool = false) => {
  await call('POST /login', {
    body: isSchool
      ? { grant_type: 'password', email: 'iskola@kolofon.example', password: 'kolofon-demo' }
      : { grant_type: 'anonymous' },
  })
  const { uuid, version } = await call('POST /draft_orders', { body: { currency: 'HUF' } })
  const order = await call('PATCH /draft_orders/{uuid}', { params: { uuid }, body: { version, contact } })
  document.cookie = 'cart=1; Path=/'
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
  const opened: DraftOrder = { ...order, delivery }
  client.setQueryData(draftOrderQuery.queryKey, opened)
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={client}>
        <CountriesProvider countries={countries}>
          <BillingStep />
        </CountriesProvider>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  return { billing: async () => (await call('GET /draft_orders/{uuid}', { params: { uuid } })).billing }
}

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const same = () => screen.getByRole('checkbox', { name: messages.hu.checkout.billing.sameAsDelivery })
const send = () => userEvent.click(screen.getByRole('button', { name: messages.hu.checkout.continue.billing }))
const retype = async (name: RegExp, text: string) => {
  await userEvent.clear(field(name))
  if (text) await userEvent.type(field(name), text)
}

test('after home delivery the box is ticked, and one press makes the invoice', async () => {
  const { billing } = await openStep()
  expect(same()).toBeChecked()
  expect(same()).toHaveAccessibleDescription('Édes Anna, 1134 Budapest, Váci út 1.')
  expect(screen.queryByRole('textbox')).toBeNull()
  await send()
  await waitFor(() => expect(push).toHaveBeenCalledWith('/checkout/payment'))
  const { country, ZIPCode, city, addressLine } = address
  expect(await billing()).toEqual({
    type: 'personal',
    firstName: 'Anna',
    lastName: 'Édes',
    country,
    ZIPCode,
    city,
    addressLine,
  })
})

test('unticked it shows the filled fields, and ticking again takes the changes back', async () => {
  const { billing } = await openStep()
  await userEvent.click(same())
  expect(field(/^Utca/)).toHaveValue('Váci út 1.')
  await retype(/^Utca/, 'Kárász utca 5.')
  await userEvent.click(same())
  await userEvent.click(same())
  expect(field(/^Utca/)).toHaveValue('Váci út 1.')
  await retype(/^Utca/, 'Kárász utca 5.')
  await send()
  await waitFor(() => expect(push).toHaveBeenCalled())
  expect(await billing()).toMatchObject({ addressLine: 'Kárász utca 5.', city: 'Budapest' })
})

test('a company is asked for its name alone', async () => {
  const { billing } = await openStep()
  await userEvent.click(screen.getByRole('radio', { name: messages.hu.checkout.billing.company }))
  await userEvent.type(field(/^Cégnév/), 'Minta Könyvtár')
  await userEvent.type(field(/^Adószám/), '10773381-2-44')
  expect(screen.getAllByRole('textbox')).toHaveLength(2)
  await send()
  await waitFor(() => expect(push).toHaveBeenCalled())
  expect(await billing()).toMatchObject({ type: 'company', company: 'Minta Könyvtár', ZIPCode: '1134' })
})

test('a member begins with what the organisation has registered, and can choose another address', async () => {
  document.cookie = 'customer=1; path=/'
  document.cookie = 'segment=b2b; path=/'
  try {
    const { billing } = await openStep(home, ['HU'], true)
    const choice = await screen.findByRole('combobox', { name: messages.hu.savedAddresses.label })
    expect(choice).toHaveDisplayValue('Minta Gimnázium, 1088 Budapest, Minta tér 1.')
    expect(field(/^Cégnév/)).toHaveValue('Minta Gimnázium')
    expect(field(/^Adószám/)).toHaveValue('15000006-2-41')
    expect(same()).not.toBeChecked()
    await send()
    await waitFor(() => expect(push).toHaveBeenCalled())
    expect(await billing()).toMatchObject({ type: 'company', company: 'Minta Gimnázium', ZIPCode: '1088' })
    await userEvent.selectOptions(choice, messages.hu.savedAddresses.other)
    expect(field(/^Cégnév/)).toHaveValue('')
  } finally {
    for (const name of ['customer', 'segment']) document.cookie = `${name}=; path=/; max-age=0`
  }
})

const pay = (...keys: string[]) => {
  const items = keys.map((key, id) => ({ paymentMethod: { id, key, online: false } }))
  const transfer = { termDays: 15, isOverLimit: false, isBilledElsewhere: false }
  api.server.use(http.get('*/payment_contexts', () => HttpResponse.json({ items, transfer, defaultMethod: null })))
}

test('whoever pays by transfer only bills the organisation: its tax number stays, its name and seat may change', async () => {
  pay('transfer')
  const { billing } = await openStep(home, ['HU'], true)
  expect(await screen.findByText(messages.hu.checkout.billing.transferOnly)).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(field(/^Cégnév/)).toHaveValue('Minta Gimnázium')
  expect(field(/^Adószám/)).toHaveAttribute('readonly')
  expect(field(/^Adószám/)).toHaveAccessibleDescription(messages.hu.checkout.billing.fixedNumber)
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: messages.hu.savedAddresses.label }),
    messages.hu.savedAddresses.other,
  )
  expect(field(/^Adószám/)).toHaveValue('15000006-2-41')
  await retype(/^Cégnév/, 'Minta Gimnázium és Kollégium')
  await send()
  await waitFor(() => expect(push).toHaveBeenCalled())
  expect(await billing()).toMatchObject({ company: 'Minta Gimnázium és Kollégium', taxNumber: '15000006-2-41' })
})

test('whoever may pay in another way, too, chooses who is billed, and reads what a transfer needs', async () => {
  pay('transfer', 'cash_on_delivery')
  await openStep(home, ['HU'], true)
  expect(await screen.findByText(messages.hu.checkout.billing.transferHint)).toBeVisible()
  expect(screen.getByRole('radio', { name: messages.hu.checkout.billing.personal })).toBeEnabled()
  expect(field(/^Adószám/)).not.toHaveAttribute('readonly')
})

test('without an address of delivery there is no box, and the name is filled', async () => {
  await openStep({ ...home, flow: 'store', address: null })
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(field(/^Vezetéknév/)).toHaveValue('Édes')
  expect(field(/^Irányítószám/)).toHaveValue('')
})

test('the post code brings the town, again when it changes, never over what was typed', async () => {
  await openStep({ ...home, flow: 'store', address: null })
  await userEvent.type(field(/^Irányítószám/), '6720')
  await waitFor(() => expect(field(/^Település/)).toHaveValue('Szeged'))
  expect(screen.getByText('A település: Szeged.')).toBeInTheDocument()
  await retype(/^Irányítószám/, '1134')
  await waitFor(() => expect(field(/^Település/)).toHaveValue('Budapest'))
  expect(screen.getByText('XIII. kerület')).toBeVisible()
  await retype(/^Település/, 'Pestújhely')
  await retype(/^Irányítószám/, '8127')
  await userEvent.click(await screen.findByRole('button', { name: 'Aba' }))
  expect(field(/^Település/)).toHaveValue('Aba')
  expect(field(/^Település/)).toHaveFocus()
})

test('villages that share a code are offered, a code that nobody has is told', async () => {
  await openStep({ ...home, flow: 'store', address: null })
  await userEvent.type(field(/^Irányítószám/), '3882')
  await userEvent.click(await screen.findByRole('button', { name: 'Abaújalpár' }))
  expect(field(/^Település/)).toHaveValue('Abaújalpár')
  await retype(/^Irányítószám/, '9999')
  expect(await screen.findByText(messages.hu.forms.zipUnknown)).toBeVisible()
  expect(field(/^Település/)).toHaveValue('Abaújalpár')
})

test('a browser without a network says so, keeps what was typed and sends it later', async () => {
  const { billing } = await openStep()
  await userEvent.click(same())
  await retype(/^Utca/, 'Kárász utca 5.')
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  api.server.use(http.post('*/api/draft_orders/*', () => HttpResponse.error()))
  await send()
  expect(await screen.findByText(messages.hu.errors.offline)).toBeVisible()
  expect(field(/^Utca/)).toHaveValue('Kárász utca 5.')
  network.mockReturnValue(true)
  api.server.resetHandlers()
  await send()
  await waitFor(() => expect(push).toHaveBeenCalledWith('/checkout/payment'))
  expect(await billing()).toMatchObject({ addressLine: 'Kárász utca 5.' })
})

test('where the shop sells to several countries, the post code and the tax number follow the chosen one', async () => {
  const { billing } = await openStep({ ...home, flow: 'store', address: null }, ['HU', 'AT'])
  await userEvent.click(screen.getByRole('radio', { name: messages.hu.checkout.billing.company }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Ország/ }), 'Ausztria')
  await userEvent.type(field(/^Cégnév/), 'Muster GmbH')
  await userEvent.type(field(/^Adószám/), '10773381-2-44')
  await userEvent.type(field(/^Irányítószám/), '10101')
  await userEvent.type(field(/^Település/), 'Wien')
  await userEvent.type(field(/^Utca/), 'Hauptstraße 1')
  await send()
  expect(await screen.findAllByText(new RegExp(messages.hu.fields.invalid_zip))).not.toHaveLength(0)
  expect(screen.getAllByText(new RegExp(messages.hu.fields.invalid_tax_number))).not.toHaveLength(0)
  await retype(/^Adószám/, 'ATU12345678')
  await retype(/^Irányítószám/, '1010')
  expect(screen.queryByText(new RegExp(messages.hu.fields.invalid_zip))).toBeNull()
  expect(screen.queryByText(new RegExp(messages.hu.fields.invalid_tax_number))).toBeNull()
  // The page is older than the configuration: meanwhile the shop sells to Hungary alone.
  await send()
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Ország/ })).toBeInvalid())
  expect(await billing()).toBeNull()
})
