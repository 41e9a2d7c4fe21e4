'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { Currency } from '#contracts/shop.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import type { ListingScope } from '../count-results.ts'
import { useLiveCount } from '../use-live-count.ts'

interface Props {
  /** Without JavaScript, which alone can count what has been ticked. */
  label: string
  /** Of the list that is shown. */
  count: number
  scope: ListingScope
  currency: Currency
}

/** The end of the sheet of filters: says how many books wait behind it. */
export const ShowResults = ({ label, count, scope, currency }: Props) => {
  const t = useTranslations('filterCount')
  const locale = useLocale()
  const ref = useRef<HTMLButtonElement>(null)
  const live = useLiveCount(ref, scope, currency)
  const words = (of: number) => ({ count: of, number: formatCount(of, locale) })
  return (
    <>
      <Button ref={ref} look="primary" type="submit" className="w-full tabular-nums">
        {useHydrated() ? t('show', words(live ?? count)) : label}
      </Button>
      <output className="sr-only">{live !== undefined && t('found', words(live))}</output>
    </>
  )
}
