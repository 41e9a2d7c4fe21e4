import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { MainContent } from '#components/layout/main-content.tsx'
import { SessionLoader } from '#features/account/components/session-loader.tsx'
import { CouponModal } from '#features/cart/components/coupon-modal.tsx'
import { CheckoutHeader } from '#features/checkout/components/checkout-header.tsx'
import { loadHelpPhone } from '#features/checkout/server.ts'
import { Logo } from '#features/shell/components/logo.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { CountriesProvider } from '#lib/configuration/countries.tsx'
import { loadCountries } from '#lib/configuration/load-countries.ts'
import { loadWithdrawalDays } from '#lib/configuration/load-withdrawal-days.ts'
import { QueryProvider } from '#lib/api/query-provider.tsx'

/** Has no link that leads away from the order: only the logo, the note on safety and the phone number. */
const CheckoutLayout = async ({ children }: { children: ReactNode }) => {
  const t = await getTranslations('shell')
  return (
    <ClientMessages
      namespaces={['cart', 'checkout', 'deals', 'errors', 'fields', 'formats', 'forms', 'orders', 'withdrawal']}
    >
      <QueryProvider>
        <CheckoutHeader logo={<Logo />} phone={await loadHelpPhone()} withdrawalDays={await loadWithdrawalDays()} />
        <CountriesProvider countries={await loadCountries()}>
          <MainContent>{children}</MainContent>
        </CountriesProvider>
        <CouponModal />
        <SessionLoader toasts={{ label: t('notifications'), closeLabel: t('closeNotification') }} />
      </QueryProvider>
    </ClientMessages>
  )
}

export default CheckoutLayout
