'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '#lib/routing/navigation.ts'
import type { FormStep } from '../rules/steps.ts'
import { useStepPages } from './step-pages.tsx'

interface Props {
  name: string
  /** The name of the link for screen readers: the link itself only says “Change”. */
  editName: string
  /** The step, or the page of the books. */
  of: FormStep | 'goods'
  children: ReactNode
}

/** One part of the review before the order, with the way back to the page where it can be changed. */
export const ReviewPart = ({ name, editName, of, children }: Props) => {
  const t = useTranslations('checkout.payment')
  const { pageOf, goods, isOffer } = useStepPages()
  const isFixed = of === 'goods' && isOffer
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <h3 className="text-soft">{name}</h3>
      <div className="min-w-0 max-sm:order-last max-sm:col-span-2">{children}</div>
      <Link
        href={of === 'goods' ? goods : pageOf(of)}
        aria-label={editName}
        className="text-link justify-self-start py-0.5 text-13"
      >
        {t(isFixed ? 'view' : 'edit')}
      </Link>
    </div>
  )
}

/** What a step has saved, line by line. The first line stands out; empty lines are left out. */
export const ReviewLines = ({ lines }: { lines: (string | false | null | undefined)[] }) =>
  lines.filter(Boolean).map((line) => (
    <p key={String(line)} className="first:font-medium not-first:text-soft">
      {line}
    </p>
  ))
