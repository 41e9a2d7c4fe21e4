'use client'

import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useSelectedLayoutSegments } from 'next/navigation'
import { useId } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import type { PageName } from '#contracts/pages.ts'
import { Link } from '#lib/routing/navigation.ts'
import { useOnPageEnd } from '#lib/routing/use-on-page-end.ts'
import { meQuery } from '#lib/session/me.ts'
import { sentOffersQuery } from '#lib/session/sent-offers.ts'
import { shoppingListsQuery } from '#lib/session/shopping-lists.ts'
import { closeSideBar, openSideBar, useSideBar } from '#lib/session/side-bar.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { entriesFor, entryOf } from '../side-bar-entries.ts'
import { SignOut } from './sign-out.tsx'

const line = 'flex min-h-11 w-full items-center border-b border-line py-2 text-left hover:text-rubric'

/** How many offers wait for an answer. */
const SentOffers = () => {
  const t = useTranslations('selfcare')
  const { data: count = 0 } = useCustomerQuery(sentOffersQuery)
  if (count === 0) return null
  return (
    <span className="ml-auto text-13 text-soft tabular-nums">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t('sentOffers', { count })}</span>
    </span>
  )
}

interface Props {
  /** Pages that this shop does not have: because of its operation mode (spec point 4), or without ratings. */
  without: readonly PageName[]
}

/** The pages of the account. On phones it is closed, opens by its button, and closes on every new page (spec point 2). */
export const SideBar = ({ without }: Props) => {
  const t = useTranslations('selfcare')
  const id = useId()
  const current = entryOf(useSelectedLayoutSegments())
  const { data: me } = useCustomerQuery(meQuery)
  const { data: lists } = useCustomerQuery(shoppingListsQuery)
  const isOpen = useSideBar('account') !== undefined
  useOnPageEnd(() => closeSideBar('account'))
  const isMember = me != null && me.organizationId !== null
  const entries = entriesFor(isMember).filter(({ page }) => !without.includes(page))

  return (
    <div className="max-md:mb-6">
      <div className="mb-4 min-h-14 max-md:hidden">
        <p className="title truncate text-24">{me?.personalInfo.displayName}</p>
        <p className="truncate text-13 text-soft">{me?.organizationName ?? me?.email}</p>
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex min-h-11 w-full items-center justify-between rounded-box border border-control bg-sheet px-4 md:hidden"
        onClick={() => (isOpen ? closeSideBar('account') : openSideBar('account'))}
      >
        {current ? t(`pages.${current.name}`) : t('menu')}
        <ChevronDown aria-hidden size={18} strokeWidth={1.6} className={classNames(isOpen && 'rotate-180')} />
      </button>
      <nav id={id} aria-label={t('navigation')} className={classNames(!isOpen && 'max-md:hidden')}>
        <ul>
          {entries.map(({ page, name }) => (
            <li key={page}>
              <Link
                href={page}
                aria-current={page === current?.page ? 'page' : undefined}
                className={classNames(line, page === current?.page && 'border-l-[3px] border-l-rubric pl-3')}
              >
                {t(`pages.${name}`)}
                {page === '/favourites' && lists && (
                  <span className="ml-auto text-13 text-soft tabular-nums">
                    {new Set(lists.items.flatMap(({ items }) => items)).size}
                  </span>
                )}
                {page === '/customer/offers' && <SentOffers />}
              </Link>
            </li>
          ))}
          <li>
            <SignOut className={line}>{t('signOut')}</SignOut>
          </li>
        </ul>
      </nav>
    </div>
  )
}
