import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '#components/ui/toast-store.ts'
import { call } from '#lib/api/browser.ts'
import { messages } from '#lib/i18n/messages.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { fillCart, findBooks, show } from '../cart.test-support.tsx'
import { CartView } from './cart-view.tsx'

vi.mock('#lib/routing/navigation.ts', async () => {
  const { createElement } = await import('react')
  return { Link: ({ href, ...rest }: { href: unknown }) => createElement('a', { ...rest, href: String(href) }) }
})

const { cartLists: lists, cartReport: report, errors } = messages.hu
let api: ApiServer
let books: Awaited<ReturnType<typeof findBooks>>
let skus: string[]

beforeAll(async () => {
  api = await startApiServer()
  books = await findBooks()
  const { products } = await call('GET /v2.0/variants', {
    query: { availability: 'available', format: 'paperback', limit: 8 },
  })
  skus = products.map(({ sku }) => sku)
})
afterAll(() => api.close())
beforeEach(() => {
  api.clearVisitor()
  useToasts.setState({ toasts: [] })
})

const sku = (index: number) => skus[index] ?? ''
const openList = async () => {
  await userEvent.click(await screen.findByRole('button', { name: lists.open }))
  return within(await screen.findByRole('dialog', { name: lists.title }))
}
const paste = async (text: string) => {
  const dialog = await openList()
  await userEvent.click(dialog.getByRole('textbox', { name: lists.text }))
  await userEvent.paste(text)
  await userEvent.click(dialog.getByRole('button', { name: lists.addText }))
}
const upload = async (file: File) => {
  const dialog = await openList()
  await userEvent.upload(dialog.getByLabelText(lists.file), file, { applyAccept: false })
  await userEvent.click(dialog.getByRole('button', { name: lists.addFile }))
  return dialog
}
const copies = async () =>
  (await call('GET /draft_orders/current', {})).draftOrder?.items.map(({ sku, quantity }) => [sku, quantity])

test('a pasted list fills an empty cart, and a notification says so', async () => {
  show(<CartView reassurance={undefined} />)
  expect(await screen.findByText(messages.hu.cart.emptyTitle)).toBeVisible()
  await paste(`${sku(0)} 2\n${sku(1)}`)
  expect(await screen.findByRole('heading', { level: 2, name: books(0).title })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['3 példány került a kosárba.'])
  expect(await copies()).toEqual([
    [sku(0), 2],
    [sku(1), 1],
  ])
})

test('the report says what went wrong, and the wrong lines can be corrected', async () => {
  await fillCart(api, books(2).id)
  show(<CartView reassurance={undefined} />)
  await paste(`${sku(0)}\nNincs ilyen könyv\n999 x ${sku(1)}`)
  const dialog = within(await screen.findByRole('dialog', { name: report.title }))
  expect(dialog.getByText('3 sorból 1 került be egészen a kosárba.')).toBeVisible()
  const [missing, reduced, ...others] = within(dialog.getByRole('region', { name: report.problems })).getAllByRole(
    'listitem',
  )
  expect(missing).toHaveTextContent('Nincs ilyen könyv')
  expect(missing).toHaveTextContent('2. sor')
  expect(missing).toHaveTextContent(report.outcomes.refused)
  expect(missing).toHaveTextContent(errors.item_not_found)
  expect(reduced).toHaveTextContent(report.outcomes.reduced)
  expect(reduced).toHaveTextContent('999 példányt kértél')
  expect(others).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: lists.mend }))
  const again = within(await screen.findByRole('dialog', { name: lists.title }))
  expect(again.getByRole('textbox', { name: lists.text })).toHaveValue('Nincs ilyen könyv')
})

test('a file is added to the cart', async () => {
  await fillCart(api, books(2).id)
  show(<CartView reassurance={undefined} />)
  await upload(new File([`ISBN;Mennyiség\r\n${sku(0)};2`], 'lista.csv', { type: 'text/csv' }))
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  expect(await copies()).toEqual([
    [sku(2), 1],
    [sku(0), 2],
  ])
})

test.each([
  ['a picture', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0])], 'a.png'), errors.file_type_unknown],
  ['too many bytes, which are not sent', new File([new Uint8Array(1_000_001)], 'a.xlsx'), lists.fileTooLarge],
])('%s: the error stands at the field', async (_, file, text) => {
  show(<CartView reassurance={undefined} />)
  const dialog = await upload(file)
  expect(await dialog.findByRole('alert')).toHaveTextContent(text)
  expect(dialog.getByLabelText(lists.file)).toHaveAccessibleDescription(new RegExp(text.slice(0, 20)))
})

test('nothing pasted and no file chosen', async () => {
  show(<CartView reassurance={undefined} />)
  const dialog = await openList()
  await userEvent.click(dialog.getByRole('button', { name: lists.addText }))
  expect(dialog.getByRole('textbox', { name: lists.text })).toHaveFocus()
  expect(dialog.getByRole('textbox', { name: lists.text })).toHaveAccessibleDescription(new RegExp(lists.textMissing))
  await userEvent.click(dialog.getByRole('button', { name: lists.addFile }))
  expect(dialog.getByLabelText(lists.file)).toBeInvalid()
  expect(api.calls.filter((one) => /import|quick_order/.test(one))).toEqual([])
})

test('after a lost answer the same list adds nothing twice', async () => {
  await fillCart(api, books(2).id)
  show(<CartView reassurance={undefined} />)
  const { http, HttpResponse } = await import('msw')
  const keys: (string | null)[] = []
  let isLost = true
  api.server.use(
    http.post('*/quick_order', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      if (!isLost) return undefined
      isLost = false
      return HttpResponse.json({ error: { code: 'service_unavailable', message: '', requestId: '' } }, { status: 503 })
    }),
  )
  await paste(sku(0))
  const dialog = within(await screen.findByRole('dialog', { name: lists.title }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(errors.service_unavailable)
  await userEvent.click(dialog.getByRole('button', { name: lists.addText }))
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('the cart is saved as a file under its name', async () => {
  await fillCart(api, books(2).id)
  URL.createObjectURL = () => 'blob:cart'
  URL.revokeObjectURL = () => {}
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  show(<CartView reassurance={undefined} />)
  await userEvent.click(await screen.findByRole('button', { name: lists.saveXlsx }))
  await waitFor(() => expect(names).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: lists.saveCsv }))
  await waitFor(() => expect(names).toHaveLength(2))
  expect(names).toEqual([expect.stringMatching(/^kosar-.*\.xlsx$/), expect.stringMatching(/^kosar-.*\.csv$/)])
})
