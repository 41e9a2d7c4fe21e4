import { Search } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { getPathname } from '#lib/routing/navigation.ts'

export const searchFieldId = 'site-search'

/** A plain form that leads to the search page, so it needs no JavaScript; its child adds suggestions. */
export const SearchForm = ({ className, children }: { className?: string; children?: ReactNode }) => {
  const t = useTranslations('shell')
  const locale = useLocale()
  return (
    <form
      role="search"
      action={getPathname({ href: '/search', locale })}
      className={classNames(
        'relative items-center rounded-pill has-[[data-quick-search]]:z-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        className,
      )}
    >
      <label htmlFor={searchFieldId} className="sr-only">
        {t('searchLabel')}
      </label>
      <input
        id={searchFieldId}
        type="search"
        name="q"
        required
        maxLength={256}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('searchPlaceholder')}
        className="h-11 w-full rounded-pill border border-control bg-sheet pr-4 pl-12 shadow-none outline-none placeholder:text-soft hover:border-ink"
      />
      <button
        type="submit"
        aria-label={t('searchSubmit')}
        className="absolute left-0 flex h-11 w-12 items-center justify-center rounded-pill pl-1 text-soft hover:text-rubric"
      >
        <Search aria-hidden size={18} strokeWidth={1.6} />
      </button>
      {children}
    </form>
  )
}
