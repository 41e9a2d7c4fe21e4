'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import type { CartReport as Report } from '#contracts/cart-report.ts'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { dropMergeReport, readMergeReport } from '#lib/session/merge-report.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'

const CartReport = lazy(() => import('./cart-report.tsx').then((loaded) => ({ default: loaded.CartReport })))

const parse = (text: string): Report | null => {
  try {
    return JSON.parse(text) as Report
  } catch {
    return null
  }
}

const MergeDialog = ({ text }: { text: string }) => {
  const t = useTranslations('cart')
  const [report, setReport] = useState(() => parse(text))
  const close = () => {
    dropMergeReport()
    setReport(null)
  }
  if (!report) return null
  return (
    <Suspense>
      <CartReport
        kind="merge"
        report={report}
        onClose={close}
        actions={
          <ButtonLink href="/cart" onClick={close}>
            {t('toCart')}
          </ButtonLink>
        }
      />
    </Suspense>
  )
}

/** After a sign-in that has merged two carts, says of each line what became of it (spec point 2: the cart merge modal). */
export const MergeReport = () => {
  const isHydrated = useHydrated()
  const text = isHydrated ? readMergeReport() : null
  return text === null ? null : <MergeDialog text={text} />
}
