import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { NextIntlClientProvider } from 'next-intl'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '#lib/api/browser.ts'
import { messages } from '#lib/i18n/messages.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { OrganizationView } from './organization-view.tsx'

let api: ApiServer
beforeAll(async () => void (api = await startApiServer()))
afterAll(() => api.close())
beforeEach(() => api.clearVisitor())

const {
  organization: { budgets: t, costCenters: tCenters, save },
  errors,
  fields,
} = messages.hu

/** Opens the page as the master of the demo school, who is its only member. */
const open = async () => {
  await call('POST /login', {
    body: { grant_type: 'password', email: 'iskola@kolofon.example', password: 'kolofon-demo' },
  })
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>
        <OrganizationView addresses={null} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  await screen.findByText('iskola@kolofon.example')
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** The list is read again before the dialog closes. */
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const box = (label: string) => screen.findByRole('textbox', { name: new RegExp(`^${label}`) })

test('a cost centre is added once; the same code again is refused, and one that is switched off says so', async () => {
  await open()
  await press(tCenters.add)
  await press(save)
  expect(await box(tCenters.code)).toHaveAccessibleDescription(expect.stringContaining(fields.required))
  await userEvent.type(await box(tCenters.code), 'KONYV')
  await userEvent.type(await box(tCenters.name), 'Könyvtár')
  await press(save)
  await closed()
  await press(tCenters.changeOf.replace('{name}', 'Könyvtár'))
  await userEvent.click(await screen.findByRole('checkbox', { name: tCenters.active }))
  await press(save)
  await closed()
  expect(await screen.findByText(tCenters.off)).toBeVisible()
  await press(tCenters.add)
  await userEvent.type(await box(tCenters.code), 'KONYV')
  await userEvent.type(await box(tCenters.name), 'Másik')
  await press(save)
  expect(await screen.findByText(errors.cost_center_exists)).toBeVisible()
})

test('a limit needs somebody and an amount, shows its share as text, and can be taken away', async () => {
  await open()
  await press(t.add)
  await press(save)
  const target = await screen.findByRole('combobox', { name: new RegExp(`^${t.target.replace('?', String.raw`\?`)}`) })
  expect(target).toHaveAccessibleDescription(expect.stringContaining(fields.required))
  const [, person] = await within(target).findAllByRole('option')
  await userEvent.selectOptions(target, person ?? '')
  await userEvent.type(await box(t.amount), 'sok')
  await press(save)
  expect(await box(t.amount)).toHaveAccessibleDescription(expect.stringContaining(fields.invalid))
  await userEvent.clear(await box(t.amount))
  await userEvent.type(await box(t.amount), '150 000')
  await press(save)
  const row = within(await screen.findByRole('row', { name: new RegExp(person?.textContent ?? '') }))
  expect(row.getAllByText(/150.000/)).toHaveLength(2)
  expect(row.getByText(t.share.replace('{percent}', '0'))).toBeVisible()
  await closed()
  await userEvent.click(row.getByRole('button'))
  await press(t.remove)
  expect(await screen.findByText(t.empty)).toBeVisible()
})

test('a failed change is told in the dialog, which stays open', async () => {
  await open()
  await press(tCenters.add)
  await userEvent.type(await box(tCenters.code), 'ANGOL')
  await userEvent.type(await box(tCenters.name), 'Angol tagozat')
  api.server.use(
    http.post(
      '*/api/v2.0/organizations/:id/cost_centers',
      () => Response.json({ error: { code: 'service_unavailable', message: '', requestId: '1' } }, { status: 503 }),
      { once: true },
    ),
  )
  await press(save)
  expect(await screen.findByRole('alert')).toHaveTextContent(errors.service_unavailable)
  await press(save)
  expect(await screen.findByText('ANGOL')).toBeVisible()
})
