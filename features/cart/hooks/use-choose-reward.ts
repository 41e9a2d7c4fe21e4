import { useTranslations } from 'next-intl'
import type { RewardDeal } from '#contracts/cart-deals.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { showToast } from '#components/ui/toast-store.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useChooseDeal } from '../promotion-queries.ts'
import { useAwaitedLine } from './use-awaited-line.ts'

type Reward = RewardDeal['rewards'][number]

export interface RewardChoice {
  choose: (deal: RewardDeal, reward: Reward) => void
  isBusy: (deal: RewardDeal, reward: Reward) => boolean
}

/** Puts a gift or an upsell into the cart. The focus moves to its line, and a notification says what happened. */
export const useChooseReward = (order: DraftOrder): RewardChoice => {
  const t = useTranslations('deals')
  const errorText = useErrorText()
  const awaitLine = useAwaitedLine(order)
  const { mutate, isPending, variables } = useChooseDeal()
  return {
    choose: ({ dealId, parentId }, { variant }) => {
      if (isPending) return
      awaitLine({ variantId: variant.id, dealId })
      mutate(
        { dealId, parentId, variantId: variant.id, quantity: 1 },
        {
          onSuccess: () => showToast({ tone: 'success', text: t('chosen', { title: variant.title }) }),
          onError: (error) => {
            awaitLine(undefined)
            showToast({ tone: 'error', text: errorText(error) })
          },
        },
      )
    },
    isBusy: ({ dealId, parentId }, { variant }) =>
      isPending && variables.dealId === dealId && variables.parentId === parentId && variables.variantId === variant.id,
  }
}
