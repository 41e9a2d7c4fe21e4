'use client'

import './globals.css'
import { FailurePage } from '#features/shell/components/failure-page.tsx'
import { fontVariables } from './fonts.ts'

/** Shown when the root layout itself failed, so it brings its own document. Only the address tells the language. */
const GlobalErrorPage = ({ error }: { error: Error }) => {
  const locale = typeof location !== 'undefined' && /^\/en(\/|$)/.test(location.pathname) ? 'en' : 'hu'
  return (
    <html lang={locale} className={fontVariables}>
      <body>
        <FailurePage error={error} locale={locale} />
      </body>
    </html>
  )
}

export default GlobalErrorPage
