import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/button-link.tsx'

/** Stands where the price would be, on the pages of a shop in which prices and the cart come after the sign-in. */
export const SignInForPrices = ({ redirectPath }: { redirectPath: string }) => {
  const t = useTranslations('registration')
  const account = useTranslations('account')
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t('pricesAfterSignIn')}</p>
      <ButtonLink look="primary" href={{ pathname: '/login', query: { redirectPath } }}>
        {account('signIn')}
      </ButtonLink>
    </div>
  )
}
