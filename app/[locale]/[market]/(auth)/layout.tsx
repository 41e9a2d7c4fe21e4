import type { ReactNode } from 'react'
import { MainContent } from '#components/layout/main-content.tsx'
import { Logo } from '#features/shell/components/logo.tsx'
import { QueryProvider } from '#lib/api/query-provider.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'

const AuthLayout = ({ children }: { children: ReactNode }) => (
  <ClientMessages namespaces={['account', 'errors', 'fields', 'registration']}>
    <QueryProvider>
      <header className="border-b border-line">
        <div className="measure flex min-h-16 items-center py-3 sm:min-h-[84px]">
          <Logo />
        </div>
      </header>
      <MainContent>{children}</MainContent>
    </QueryProvider>
  </ClientMessages>
)

export default AuthLayout
