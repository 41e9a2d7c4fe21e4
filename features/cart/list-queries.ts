import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CartReport } from '#contracts/cart-report.ts'
import type { SheetFormat } from '#contracts/sheet-format.ts'
import { call } from '#lib/api/browser.ts'
import { saveFile } from '#lib/api/save-file.ts'
import { renewDraftOrder, saveDraftOrder } from '#lib/session/draft-order.ts'
import { currentOrder, writeCart } from './queries.ts'

/** A list of books: pasted, or the file as the visitor chose it. */
export type BookSource = string | File

const send = async (uuid: string, source: BookSource, idempotencyKey: string): Promise<CartReport> => {
  const params = { uuid }
  if (typeof source === 'string')
    return call('POST /draft_orders/{uuid}/quick_order', { params, body: { text: source } }, { idempotencyKey })
  const body = new Uint8Array(await source.arrayBuffer())
  return call('PUT /draft_orders/{uuid}/import', { params, body }, { idempotencyKey })
}

/**
 * Adds a list to the cart, and reads the cart anew. The same list keeps its key until it has been added: who tries again
 * because no answer came adds nothing twice.
 */
export const useAddList = () => {
  const client = useQueryClient()
  const last = useRef<{ source: BookSource; key: string }>(undefined)
  return useMutation({
    scope: { id: 'draft-order' },
    mutationFn: (source: BookSource) => {
      if (last.current?.source !== source) last.current = { source, key: crypto.randomUUID() }
      const { key } = last.current
      return writeCart(client, async (uuid) => {
        const report = await send(uuid, source, key)
        last.current = undefined
        const order = await call('GET /draft_orders/{uuid}', { params: { uuid } }).catch(() => undefined)
        if (order) await saveDraftOrder(client, order)
        return report
      })
    },
    onError: renewDraftOrder(client),
  })
}

/** Saves the cart as a file on the visitor's device. */
export const useSaveCart = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (format: SheetFormat) => {
      const order = currentOrder(client)
      if (order)
        await saveFile(
          await call('GET /draft_orders/{uuid}/export', { params: { uuid: order.uuid }, query: { format } }),
        )
    },
  })
}
