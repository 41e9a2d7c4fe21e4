import { useTranslations } from 'next-intl'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { DraftOrderItem, UnpricedItem } from '#contracts/draft-order-items.ts'
import { showToast } from '#components/ui/toast-store.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useChangeQuantity } from '../change-queries.ts'
import { useChooseDeal } from '../promotion-queries.ts'
import { useAddItem } from '../queries.ts'
import { cartTitleId, lineId } from '../rules/focus-targets.ts'
import { isLine, useAwaitedLine } from './use-awaited-line.ts'

const focus = (id: string): void => document.getElementById(id)?.focus()

type Removed = Pick<UnpricedItem, 'id' | 'variantId' | 'name' | 'quantity'> &
  Partial<Pick<DraftOrderItem, 'dealId' | 'parentId'>>

/** The line after the removed one; otherwise the line before it; otherwise the title of the page. */
const neighbourOf = (item: Removed, shown: readonly Removed[]): string => {
  const left = shown.filter((one) => one.id === item.id || one.parentId !== item.id)
  const index = left.findIndex(({ id }) => id === item.id)
  const next = left[index + 1] ?? left[index - 1]
  return next ? lineId(next.id) : cartTitleId
}

/**
 * Removes a line from the cart, with a button that puts it back. The focus moves to the line next to the removed one,
 * and back to the line when it is put back. A notification says what happened.
 */
export const useRemoveLine = (order: DraftOrder | null | undefined) => {
  const t = useTranslations('cart')
  const errorText = useErrorText()
  const change = useChangeQuantity()
  const add = useAddItem()
  const choose = useChooseDeal()
  const awaitLine = useAwaitedLine(order)

  const tellFailure = (error: Error) => showToast({ tone: 'error', text: errorText(error) })

  const chooseAgain = async ({ variantId, quantity, dealId }: Removed, parentId: number | null): Promise<void> => {
    if (dealId) await choose.mutateAsync({ dealId, variantId, parentId, quantity })
  }

  /** @param rewards the gifts and upsells that went with the item */
  const putBack = async (item: Removed, rewards: readonly Removed[]): Promise<void> => {
    if (item.dealId) return chooseAgain(item, item.parentId ?? null)
    const { items } = await add.mutateAsync({ variantId: item.variantId, quantity: item.quantity })
    const back = items.find((one) => isLine(one, item))
    for (const reward of rewards) if (back) await chooseAgain(reward, back.id)
  }

  const undo = (item: Removed, rewards: readonly Removed[]): void => {
    awaitLine(item)
    putBack(item, rewards).catch(tellFailure)
  }

  /** @param canReturn whether the shop would accept the item again */
  return (item: Removed, shown: readonly Removed[], canReturn: boolean): void => {
    const rewards = shown.filter(({ parentId }) => parentId === item.id)
    focus(neighbourOf(item, shown))
    change.mutate({ itemId: item.id, quantity: 0 }, { onError: tellFailure })
    showToast({
      tone: 'info',
      text: t('removed', { title: item.name }),
      ...(canReturn && { action: { label: t('undo'), onPress: () => undo(item, rewards) } }),
    })
  }
}
