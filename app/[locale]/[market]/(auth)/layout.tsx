import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { MainContent } from '#components/layout/main-content.tsx'
import { Logo } from '#features/shell/components/logo.tsx'
import { QueryProvider } from '#lib/api/query-provider.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { LaterPartsLoader } from '../later-parts-loader.tsx'

const AuthLayout = async ({ children }: { children: ReactNode }) => {
  const t = await getTranslations('shell')
  return (
    <ClientMessages namespaces={['account', 'credentials', 'errors', 'fields', 'registration']}>
      <QueryProvider>
        <header className="border-b border-line">
          <div className="measure flex min-h-16 items-center py-3 sm:min-h-[84px]">
            <Logo />
          </div>
        </header>
        <MainContent>{children}</MainContent>
        <LaterPartsLoader toasts={{ label: t('notifications'), closeLabel: t('closeNotification') }} />
      </QueryProvider>
    </ClientMessages>
  )
}

export default AuthLayout
