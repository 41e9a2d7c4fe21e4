import type { ReactNode } from 'react'
import { AccountTrail } from '#features/account/components/account-trail.tsx'
import { CustomerOnly } from '#features/account/components/customer-only.tsx'
import { GuestBar } from '#features/account/components/guest-bar.tsx'
import { OverdueNotice } from '#features/account/components/overdue-notice.tsx'
import { SideBar } from '#features/account/components/side-bar.tsx'
import { sideBarEntries } from '#features/account/side-bar-entries.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { CountriesProvider } from '#lib/configuration/countries.tsx'
import { loadCountries } from '#lib/configuration/load-countries.ts'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { isOffered } from '#lib/routing/guards/is-offered.ts'

/** The account: the side bar beside the page (spec point 2: selfcare). */
const SelfcareLayout = async ({ children }: { children: ReactNode }) => {
  const configuration = await load('GET /v2.0/config_entries', {}, [cacheTags.configuration])
  const without = sideBarEntries.map(({ page }) => page).filter((page) => !isOffered(page, configuration, ''))
  return (
    <div className="measure pt-5 pb-10">
      <ClientMessages namespaces={['errors', 'selfcare']}>
        <AccountTrail />
      </ClientMessages>
      <div className="mt-6 grid items-start gap-x-14 sm:mt-9 md:grid-cols-[minmax(0,232px)_minmax(0,1fr)]">
        <ClientMessages namespaces={['errors', 'selfcare']}>
          <CustomerOnly guest={<GuestBar />}>
            <SideBar without={without} />
          </CustomerOnly>
        </ClientMessages>
        <CountriesProvider countries={await loadCountries()}>
          <div className="min-w-0">
            <ClientMessages namespaces={['errors', 'selfcare']}>
              <CustomerOnly>
                <OverdueNotice />
              </CustomerOnly>
            </ClientMessages>
            {children}
          </div>
        </CountriesProvider>
      </div>
    </div>
  )
}

export default SelfcareLayout
