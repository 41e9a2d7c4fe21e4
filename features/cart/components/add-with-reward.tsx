'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { useChooseDeal } from '../promotion-queries.ts'
import { useAddItem } from '../queries.ts'
import { isReward } from '../rules/group-lines.ts'

export interface AddWithRewardProps {
  variantId: number
  title: string
  dealId: number
  rewardId: number
  rewardTitle: string
}

/** Puts a book into the cart together with the gift or the upsell that it brings with it. */
export const AddWithReward = ({ variantId, title, dealId, rewardId, rewardTitle }: AddWithRewardProps) => {
  const t = useTranslations('cart')
  const errorText = useErrorText()
  const router = useRouter()
  const { mutateAsync: addItem } = useAddItem()
  const { mutateAsync: chooseDeal } = useChooseDeal()
  const both = useMutation({
    mutationFn: async () => {
      const { items } = await addItem({ variantId, quantity: 1 })
      const parent = items.find((item) => item.variantId === variantId && !isReward(item))
      await chooseDeal({ dealId, variantId: rewardId, parentId: parent?.id ?? null, quantity: 1 })
    },
    onSuccess: () =>
      showToast({
        tone: 'success',
        text: t('added', { title: `${title}, ${rewardTitle}` }),
        action: { label: t('toCart'), onPress: () => router.push('/cart') },
      }),
    onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
  })
  return (
    <Button
      size="small"
      busy={both.isPending}
      aria-label={t('addWithOf', { title, reward: rewardTitle })}
      onClick={() => both.mutate()}
    >
      {t('addWith')}
    </Button>
  )
}
