'use client'

import './globals.css'
import { FailurePage } from '#features/shell/components/failure-page.tsx'
import { fontVariables } from './fonts.ts'

/** When even the root layout failed: brings its own document. The address alone tells the language. */
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
