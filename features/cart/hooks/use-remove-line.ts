import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { UnpricedItem } from '#contracts/draft-order-items.ts'
import { showToast } from '#components/ui/toast-store.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useChangeQuantity } from '../change-queries.ts'
import { useAddItem } from '../queries.ts'
import { cartTitleId, lineId } from '../rules/focus-targets.ts'

const focus = (id: string): void => document.getElementById(id)?.focus()

type Removed = Pick<UnpricedItem, 'id' | 'variantId' | 'name' | 'quantity'>

/** The line after the removed one; otherwise the line before it; otherwise the title of the page. */
const neighbourOf = (item: Removed, shown: readonly Removed[]): string => {
  const index = shown.findIndex(({ id }) => id === item.id)
  const next = shown[index + 1] ?? shown[index - 1]
  return next ? lineId(next.id) : cartTitleId
}

/**
 * Removes a book from the cart, with a button that puts it back. The focus moves to the line next to the removed one,
 * and back to the line when it is put back. A notification says what happened.
 */
export const useRemoveLine = (order: DraftOrder | null | undefined) => {
  const t = useTranslations('cart')
  const errorText = useErrorText()
  const change = useChangeQuantity()
  const add = useAddItem()
  const awaited = useRef<number>(undefined)

  useEffect(() => {
    const back = order?.items.find(({ variantId }) => variantId === awaited.current)
    if (!back) return
    awaited.current = undefined
    focus(lineId(back.id))
  }, [order])

  const tellFailure = (error: Error) => showToast({ tone: 'error', text: errorText(error) })
  const undo = ({ variantId, quantity }: Removed) => {
    awaited.current = variantId
    add.mutate({ variantId, quantity }, { onError: tellFailure })
  }

  /** @param canReturn whether the shop would accept the book again */
  return (item: Removed, shown: readonly Removed[], canReturn: boolean): void => {
    focus(neighbourOf(item, shown))
    change.mutate({ itemId: item.id, quantity: 0 }, { onError: tellFailure })
    showToast({
      tone: 'info',
      text: t('removed', { title: item.name }),
      ...(canReturn && { action: { label: t('undo'), onPress: () => undo(item) } }),
    })
  }
}
