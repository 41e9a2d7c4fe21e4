import { randomUUID } from 'node:crypto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { http } from 'msw'
import { NextIntlClientProvider } from 'next-intl'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#lib/api/browser.ts'
import { messages } from '#lib/i18n/messages.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { ApprovalDialog } from './approval-dialog.tsx'

let api: ApiServer
beforeAll(async () => void (api = await startApiServer()))
afterAll(() => api.close())
beforeEach(() => api.clearVisitor())

const {
  organization: { approvals: t },
  errors,
} = messages.hu

/** A request of a colleague of the demo master. */
const insertRequest = async (): Promise<{ organizationId: number; id: string }> => {
  const id = randomUUID()
  const { rows } = await api.services.db.execute<{ organizationId: number }>(sql`
    with school as (select m.organization_id as id from memberships m join users u on u.id = m.user_id where u.email = 'iskola@kolofon.example'),
      colleague as (insert into users (email, segment, first_name, last_name) values (${`${id}@example.hu`}, 'b2b', 'Béla', 'Tag') returning id),
      member as (insert into memberships (user_id, organization_id, role, permissions) select colleague.id, school.id, 'ROLE_B2B_SLAVE', '{}' from colleague, school),
      cart as (insert into draft_orders (uuid, status, user_id, currency, locale, created_at, updated_at)
        select gen_random_uuid(), 'closed', id, 'HUF', 'hu', now(), now() from colleague returning id)
    insert into approval_requests (uuid, organization_id, draft_order_id, requester_id, message, total_gross, total_net, requested_at)
      select ${id}, school.id, cart.id, colleague.id, '', 1, 1, now() from school, cart, colleague returning organization_id as "organizationId"`)
  return { organizationId: rows[0]?.organizationId ?? 0, id }
}

test('after a lost answer the same decision is sent with the same key', async () => {
  await call('POST /login', {
    body: { grant_type: 'password', email: 'iskola@kolofon.example', password: 'kolofon-demo' },
  })
  const client = new QueryClient()
  const onClose = vi.fn<() => void>()
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={client}>
        <ApprovalDialog {...await insertRequest()} decides onClose={onClose} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: t.refuse }))
  await userEvent.type(screen.getByRole('textbox'), 'Már van.')
  const keys: (string | null)[] = []
  let isLost = true
  api.server.use(
    http.put('*/api/v2.0/organizations/:groupId/approvals/:id/refuse', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      if (!isLost) return undefined
      isLost = false
      return Response.json({ error: { code: 'service_unavailable', message: '', requestId: '1' } }, { status: 503 })
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: t.refuseConfirm }))
  expect(await screen.findByRole('alert')).toHaveTextContent(errors.service_unavailable)
  await userEvent.click(screen.getByRole('button', { name: t.refuseConfirm }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(keys).toEqual([expect.any(String), keys[0]])
})
