import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { NextIntlClientProvider } from 'next-intl'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OrderDetail } from '#contracts/orders.ts'
import { messages } from '#lib/i18n/messages.ts'
import { meQuery } from '#lib/session/me.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { OrderRecords } from './order-records.tsx'

let api: ApiServer
beforeAll(async () => void (api = await startApiServer()))
afterAll(() => api.close())
beforeEach(() => void (document.cookie = 'customer=1; path=/'))
afterEach(() => void (document.cookie = 'customer=; path=/; max-age=0'))

const uuid = '7f9c24e8-3b12-4fef-91e0-56a2d1a3c0de'
const show = (organizationId: number | null, change: Partial<OrderDetail> = {}) => {
  const client = new QueryClient()
  client.setQueryData(meQuery.queryKey, { organizationId } as never)
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={client}>
        <OrderRecords order={{ uuid, isOwn: true, status: 'finalized', ...change } as OrderDetail} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
}

test.each([
  { who: 'a member', organizationId: 1, status: 'finalized' as const, count: 2 },
  { who: 'a reader', organizationId: null, status: 'finalized' as const, count: 0 },
  { who: 'a member whose order was cancelled', organizationId: 1, status: 'cancelled' as const, count: 0 },
])('$who gets $count downloads', ({ organizationId, status, count }) => {
  show(organizationId, { status })
  expect(screen.queryAllByRole('button')).toHaveLength(count)
})

test('a button saves the file of its format, and a failure is said', async () => {
  const saved = vi.fn<(name: string) => void>()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved(this.download)
  })
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
  api.server.use(
    http.get(`*/api/orders/${uuid}/library_records`, ({ request }) => {
      const format = new URL(request.url).searchParams.get('format')
      return format === 'xml'
        ? new HttpResponse('<collection/>', {
            headers: {
              'Content-Type': 'application/marcxml+xml',
              'Content-Disposition': "attachment; filename*=UTF-8''K-1.xml",
            },
          })
        : HttpResponse.json({ error: { code: 'not_found', message: '', requestId: '' } }, { status: 404 })
    }),
  )
  show(1)
  const t = messages.hu.orders.details.records
  await userEvent.click(screen.getByRole('button', { name: t.xml }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith('K-1.xml'))
  await userEvent.click(screen.getByRole('button', { name: t.mrc }))
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement()
})
