import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { MainContent } from '#components/layout/main-content.tsx'
import { CheckoutHeader } from '#features/checkout/components/checkout-header.tsx'
import { loadHelpPhone } from '#features/checkout/server.ts'
import { Logo } from '#features/shell/components/logo.tsx'
import { QueryProvider } from '#lib/api/query-provider.tsx'
import { CountriesProvider } from '#lib/configuration/countries.tsx'
import { loadCountries } from '#lib/configuration/load-countries.ts'
import { loadWithdrawalDays } from '#lib/configuration/load-withdrawal-days.ts'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import type { Namespace } from '#lib/i18n/messages.ts'
import { LaterPartsLoader } from './later-parts-loader.tsx'

interface Props {
  /** Those that the pages need beside the ones of every checkout. */
  namespaces: Namespace[]
  /** After the content of the page. */
  dialogs?: ReactNode
  children: ReactNode
}

/** Has no link that leads away from the order: only the logo, the note on safety and the phone number. */
export const CheckoutShell = async ({ namespaces, dialogs, children }: Props) => {
  const t = await getTranslations('shell')
  return (
    <ClientMessages
      namespaces={['cart', 'checkout', 'errors', 'fields', 'formats', 'forms', 'withdrawal', ...namespaces]}
    >
      <QueryProvider>
        <CheckoutHeader logo={<Logo />} phone={await loadHelpPhone()} withdrawalDays={await loadWithdrawalDays()} />
        <CountriesProvider countries={await loadCountries()}>
          <MainContent>{children}</MainContent>
        </CountriesProvider>
        {dialogs}
        <LaterPartsLoader toasts={{ label: t('notifications'), closeLabel: t('closeNotification') }} />
      </QueryProvider>
    </ClientMessages>
  )
}
