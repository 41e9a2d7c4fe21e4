'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useId, useState } from 'react'
import type { Availability } from '#contracts/shop.ts'
import { Button } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { FieldError } from '#components/ui/field-frame.tsx'
import { SelectField } from '#components/ui/select-field.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { Link } from '#lib/routing/navigation.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { useAddItem } from '../queries.ts'
import type { Added } from './added-to-cart.tsx'

const loadAdded = () => import('./added-to-cart.tsx')
const AddedToCart = lazy(() => loadAdded().then((loaded) => ({ default: loaded.AddedToCart })))

interface Props {
  variantId: number
  title: string
  availability: Availability
  /** Copies that can be ordered now; null where there is no limit (downloads). */
  stock: number | null
  /**
   * `bar` (the sticky bar of phones) and `row` (a list of books) show the button alone. In a list the button is not the
   * primary one, because there are several.
   */
  place?: 'page' | 'bar' | 'row'
}

const maxOffered = 10

/** A download is bought once. A book that is not published yet is not limited by stock. */
const quantitiesOf = ({ availability, stock }: Pick<Props, 'availability' | 'stock'>): number[] => {
  const max = availability === 'preorder' ? maxOffered : Math.min(stock ?? 1, maxOffered)
  return Array.from({ length: Math.max(1, max) }, (_, index) => index + 1)
}

/** A refusal because the book is in the cart already says so, and links to the cart. */
const Refusal = ({ id, error }: { id: string; error: Error }) => {
  const t = useTranslations('cart')
  const errorText = useErrorText()
  const { inCart, available }: ApiError['params'] = error instanceof ApiError ? error.params : {}
  return (
    <FieldError id={id}>
      {inCart && available ? t('restInCart', { available, inCart }) : errorText(error)}{' '}
      {inCart ? (
        <Link href="/cart" className="text-link whitespace-nowrap">
          {t('toCart')}
        </Link>
      ) : null}
    </FieldError>
  )
}

export const AddToCart = ({ variantId, title, availability, stock, place = 'page' }: Props) => {
  const t = useTranslations('cart')
  const router = useRouter()
  const errorId = useId()
  const [quantity, setQuantity] = useState(1)
  const [added, setAdded] = useState<Added>()
  const add = useAddItem()
  if (availability === 'unavailable') return <p className="font-medium">{t('unavailable')}</p>
  const isWhole = place === 'page'
  // While the added book is shown, only the link to the checkout is red.
  const isLoud = place !== 'row' && !added
  const quantities = quantitiesOf({ availability, stock })

  // A visitor who adds several books from a list gets a notification instead of a panel.
  const tell = () =>
    showToast({
      tone: 'success',
      text: t('added', { title }),
      action: { label: t('toCart'), onPress: () => router.push('/cart') },
    })

  const put = () => {
    const item = { variantId, quantity: isWhole ? quantity : 1 }
    setAdded(undefined)
    if (place !== 'row') void loadAdded()
    add.mutate(item, { onSuccess: place === 'row' ? tell : (order) => setAdded({ ...item, order }) })
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
          look={isLoud ? 'primary' : 'secondary'}
          className="flex-1"
          busy={add.isPending}
          aria-describedby={add.isError ? errorId : undefined}
          onClick={put}
        >
          {t(availability === 'preorder' ? 'addPreorder' : 'add')}
        </Button>
      </div>
      <div role="alert">{add.isError && <Refusal id={errorId} error={add.error} />}</div>
      {place !== 'row' && (
        <p role="status" className="sr-only">
          {added && t('added', { title })}
        </p>
      )}
      {added && (
        <Suspense>
          <AddedToCart {...added} onClose={() => setAdded(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
