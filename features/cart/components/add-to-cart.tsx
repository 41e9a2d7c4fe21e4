'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useId, useState } from 'react'
import type { Availability } from '#contracts/shop.ts'
import { Button } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { SelectField } from '#components/ui/select-field.tsx'
import { withLaterTexts } from '#lib/i18n/later-texts.ts'
import { useAddItem } from '../queries.ts'
import { AddRefusal } from './add-refusal.tsx'
import type { Added } from './added-to-cart.tsx'

const loadAdded = () => withLaterTexts(import('./added-to-cart.tsx'))
const AddedToCart = lazy(() => loadAdded().then((loaded) => ({ default: loaded.AddedToCart })))
/** Shown with the texts of all errors, or, where they cannot be loaded, with those that the page has. */
const Refusal = lazy(() =>
  withLaterTexts(Promise.resolve({ default: AddRefusal })).catch(() => ({ default: AddRefusal })),
)

interface Props {
  variantId: number
  title: string
  availability: Availability
  /** Copies that can be ordered now; null where there is no limit (downloads). */
  stock: number | null
  /** `bar`, the sticky bar of phones, shows the button alone. */
  place?: 'page' | 'bar'
}

const maxOffered = 10

/** A download is bought once. A book that is not published yet is not limited by stock. */
const quantitiesOf = ({ availability, stock }: Pick<Props, 'availability' | 'stock'>): number[] => {
  const max = availability === 'preorder' ? maxOffered : Math.min(stock ?? 1, maxOffered)
  return Array.from({ length: Math.max(1, max) }, (_, index) => index + 1)
}

export const AddToCart = ({ variantId, title, availability, stock, place = 'page' }: Props) => {
  const t = useTranslations('cart')
  const errorId = useId()
  const [quantity, setQuantity] = useState(1)
  const [added, setAdded] = useState<Added>()
  const add = useAddItem()
  if (availability === 'unavailable') return <p className="font-medium">{t('unavailable')}</p>
  const isWhole = place === 'page'
  const quantities = quantitiesOf({ availability, stock })

  const put = () => {
    const item = { variantId, quantity: isWhole ? quantity : 1 }
    setAdded(undefined)
    void loadAdded()
    add.mutate(item, { onSuccess: (order) => setAdded({ ...item, order }) })
  }

  return (
    <div className={classNames('flex flex-col gap-2', !isWhole && 'flex-1')}>
      <div className="flex gap-2">
        {isWhole && quantities.length > 1 && (
          <SelectField
            label={t('quantity')}
            value={quantity}
            onChange={(event) => setQuantity(Number(event.target.value))}
            className="w-24 shrink-0 [&_select]:min-h-[46px] [&_select]:rounded-pill [&_select]:pl-5 [&>label]:sr-only"
          >
            {quantities.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
        )}
        <Button
          // While the added book is shown, only the link to the checkout is red.
          look={added ? 'secondary' : 'primary'}
          className="flex-1"
          busy={add.isPending}
          aria-describedby={add.isError ? errorId : undefined}
          onClick={put}
        >
          {t(availability === 'preorder' ? 'addPreorder' : 'add')}
        </Button>
      </div>
      <div role="alert">
        {add.isError && (
          <Suspense>
            <Refusal id={errorId} error={add.error} />
          </Suspense>
        )}
      </div>
      <p role="status" className="sr-only">
        {added && t('added', { title })}
      </p>
      {added && (
        <Suspense>
          <AddedToCart {...added} onClose={() => setAdded(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
