import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { NextIntlClientProvider } from 'next-intl'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { messages } from '#lib/i18n/messages.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { Registration } from './registration.tsx'

let api: ApiServer
beforeAll(async () => void (api = await startApiServer()))
afterAll(() => api.close())
beforeEach(() => {
  api.clearVisitor()
  sessionStorage.clear()
})

const code = 'meghivo-'.padEnd(43, 'a')
const { invited, register } = messages.hu.registration
const answer = { email: 'petra@pelda.hu', organizationId: 1, organizationName: 'Iskola', invitedBy: null, role: 'x' }
const path = '*/api/v2.0/invitations/code/:code/email'
const failure = (status: number, error: string) =>
  Response.json({ error: { code: error, message: '', requestId: '1' } }, { status })

const open = (query: string, respond: (code: unknown) => Response = () => Response.json(answer)) => {
  api.server.use(http.get(path, ({ params }) => respond(params['code'])))
  history.replaceState(null, '', `/regisztracio${query}`)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={client}>
        <Registration providers={[]} consent="Kérem a hírlevelet" privacy="Adatkezelés" />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  return client
}
const email = () => screen.findByLabelText(new RegExp(`^${register.email}`))

test('the code of an invitation leaves the address, and a reload still knows it', async () => {
  open(`?invitationCode=${code}&redirectPath=%2Fkosar`)
  expect(await email()).toHaveValue(answer.email)
  expect(location.search).toBe('?invitationCode=saved&redirectPath=%2Fkosar')
  cleanup()
  const codes: unknown[] = []
  open(location.search, (sent) => {
    codes.push(sent)
    return Response.json(answer)
  })
  expect(await email()).toHaveValue(answer.email)
  expect(codes).toEqual([code])
})

test('a tab that does not know the code says that the link is not valid', async () => {
  open('?invitationCode=saved')
  expect(await screen.findByRole('alert')).toHaveTextContent(invited.failed)
  expect(screen.getByRole('alert')).toHaveTextContent(messages.hu.errors.link_not_valid)
})

test('what was typed stays when the invitation cannot be read again', async () => {
  const client = open(`?invitationCode=${code}`)
  await email()
  const name = screen.getByLabelText(new RegExp(`^${register.firstName}`))
  await userEvent.type(name, 'Petra')
  api.server.use(http.get(path, () => failure(503, 'service_unavailable')))
  await client.refetchQueries()
  expect(client.getQueryCache().getAll()[0]?.state.status).toBe('error')
  expect(name).toBeVisible()
  expect(name).toHaveValue('Petra')
})

test('an invitation that could not be read is read again on a press; a refused one is not', async () => {
  let isAway = true
  open(`?invitationCode=${code}`, () => (isAway ? failure(503, 'service_unavailable') : Response.json(answer)))
  const again = await screen.findByRole('button', { name: messages.hu.credentials.again })
  isAway = false
  await userEvent.click(again)
  expect(await email()).toHaveValue(answer.email)
  cleanup()
  open(`?invitationCode=${code}`, () => failure(403, 'invitation_revoked'))
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.hu.errors.invitation_revoked)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
