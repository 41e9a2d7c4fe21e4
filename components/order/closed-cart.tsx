'use client'

import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'

interface Props {
  /** How many are in the cart, and wait. */
  copies: number
}

/** In the place of a cart that comes after the sign-in. The page of the sign-in leads back here. */
export const ClosedCart = ({ copies }: Props) => {
  const t = useTranslations('cart.closed')
  const redirectPath = window.location.pathname + window.location.search
  return (
    <EmptyState
      title={t('title')}
      text={copies > 0 ? t('waiting', { copies }) : t('text')}
      actions={
        <ButtonLink href={{ pathname: '/login', query: { redirectPath } }} look="primary">
          {t('signIn')}
        </ButtonLink>
      }
    />
  )
}
