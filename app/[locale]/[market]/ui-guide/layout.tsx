import type { ReactNode } from 'react'
import { Logo } from '#features/shell/components/logo.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'

/** Nothing here calls the backend: the guide must work while the backend is away. */
const UiGuideLayout = ({ children }: { children: ReactNode }) => (
  <ClientMessages namespaces={['uiGuide']}>
    <header className="border-b border-line">
      <div className="measure flex min-h-16 items-center py-3">
        <Logo />
      </div>
    </header>
    {children}
  </ClientMessages>
)

export default UiGuideLayout
