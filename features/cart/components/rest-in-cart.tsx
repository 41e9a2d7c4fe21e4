import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ApiError } from '#lib/api/api-error.ts'
import { Link } from '#lib/routing/navigation.ts'

type Count = ApiError['params'][string]

interface Props {
  inCart: Count
  /** Copies that can still be added. */
  available: Count | undefined
  /** The text where no more can be added. */
  children: ReactNode
}

export const RestInCart = ({ inCart, available, children }: Props) => {
  const t = useTranslations('cart')
  return (
    <>
      {available ? t('restInCart', { available, inCart }) : children}{' '}
      <Link href="/cart" className="text-link whitespace-nowrap">
        {t('toCart')}
      </Link>
    </>
  )
}
