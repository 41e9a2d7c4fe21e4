'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { Availability } from '#contracts/shop.ts'
import { Button } from '#components/ui/button.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { useAddItem } from '../queries.ts'
import { AddRefusal } from './add-refusal.tsx'

interface Props {
  variantId: number
  title: string
  availability: Availability
}

/**
 * The button in a list of books. It is not the primary one, because there are several, and a visitor who adds several
 * books gets a notification instead of a panel.
 */
export const AddFromRow = ({ variantId, title, availability }: Props) => {
  const t = useTranslations('cart')
  const router = useRouter()
  const errorId = useId()
  const add = useAddItem()
  if (availability === 'unavailable') return <p className="font-medium">{t('unavailable')}</p>

  const action = { label: t('toCart'), onPress: () => router.push('/cart') }
  const tell = () => showToast({ tone: 'success', text: t('added', { title }), action })
  return (
    <div className="flex flex-1 flex-col gap-2">
      <Button
        busy={add.isPending}
        aria-describedby={add.isError ? errorId : undefined}
        onClick={() => add.mutate({ variantId, quantity: 1 }, { onSuccess: tell })}
      >
        {t(availability === 'preorder' ? 'addPreorder' : 'add')}
      </Button>
      <div role="alert">{add.isError && <AddRefusal id={errorId} error={add.error} />}</div>
    </div>
  )
}
