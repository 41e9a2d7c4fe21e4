import { useTranslations } from 'next-intl'
import { FieldError } from '#components/ui/field-frame.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { Link } from '#lib/routing/navigation.ts'

/** A refusal because the book is in the cart already says so, and links to the cart. */
export const AddRefusal = ({ id, error }: { id: string; error: Error }) => {
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
