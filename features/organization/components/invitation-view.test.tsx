import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { http } from 'msw'
import { NextIntlClientProvider } from 'next-intl'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { messages } from '#lib/i18n/messages.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { InvitationView } from './invitation-view.tsx'

let api: ApiServer
beforeAll(async () => void (api = await startApiServer()))
afterAll(() => api.close())
beforeEach(() => {
  api.clearVisitor()
  sessionStorage.clear()
})

const { invitation: t } = messages.hu
const code = 'meghivo-'.padEnd(43, 'a')

const open = (hash: string) => {
  history.replaceState(null, '', `/invitation-accept${hash}`)
  api.server.use(
    http.get(`*/api/v2.0/invitations/code/${code}/email`, () =>
      Response.json({
        email: 'petra@pelda.hu',
        organizationId: 1,
        organizationName: 'Iskola',
        invitedBy: null,
        role: 'ROLE_B2B_SLAVE',
      }),
    ),
  )
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>
        <InvitationView />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
}

test('no link of the page has the code, and whoever comes back without it goes on', async () => {
  open(`#token=${code}`)
  for (const name of [t.signIn, t.register])
    expect((await screen.findByRole('link', { name })).getAttribute('href')).not.toContain(code)
  expect(screen.getByRole('link', { name: t.signIn }).getAttribute('href')).toBe(
    '/bejelentkezes?redirectPath=%2Finvitation-accept',
  )
  cleanup()
  open('')
  expect(await screen.findByRole('heading', { name: 'Iskola' })).toBeVisible()
})

test('without a code of a mail or of this tab the page asks for the mail', async () => {
  open('')
  expect(await screen.findByText(t.noLinkTitle)).toBeVisible()
})
