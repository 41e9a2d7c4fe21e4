import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Href, Link } from '#lib/routing/navigation.ts'
import { classNames } from './class-names.ts'
import { shownPages } from './shown-pages.ts'

interface Props {
  page: number
  pageCount: number
  hrefFor: (page: number) => Href
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string }
}

const place = 'flex size-11 items-center justify-center rounded-pill tabular-nums'

const Arrow = ({
  href,
  label,
  rel,
  children,
}: {
  href: Href | false
  label: string
  rel: string
  children: ReactNode
}) =>
  href ? (
    <Link href={href} rel={rel} aria-label={label} className={classNames(place, 'hover:bg-tint')}>
      {children}
    </Link>
  ) : (
    <span aria-hidden className={classNames(place, 'text-line')}>
      {children}
    </span>
  )

export const Pagination = ({ page, pageCount, hrefFor, labels }: Props) => (
  <nav aria-label={labels.navigation}>
    <ul className="flex flex-wrap items-center justify-center gap-1">
      <li>
        <Arrow href={page > 1 && hrefFor(page - 1)} label={labels.previous} rel="prev">
          <ChevronLeft aria-hidden size={20} strokeWidth={1.6} />
        </Arrow>
      </li>
      {shownPages(page, pageCount).map((shown, index, all) => (
        <li key={shown} className="flex items-center">
          {shown - (all[index - 1] ?? 0) > 1 && (
            <span aria-hidden className="px-1 text-soft">
              …
            </span>
          )}
          {shown === page ? (
            <span
              aria-current="page"
              aria-label={labels.page(shown)}
              role="link"
              aria-disabled
              className={classNames(place, 'border-2 border-ink font-semibold')}
            >
              {shown}
            </span>
          ) : (
            <Link href={hrefFor(shown)} aria-label={labels.page(shown)} className={classNames(place, 'hover:bg-tint')}>
              {shown}
            </Link>
          )}
        </li>
      ))}
      <li>
        <Arrow href={page < pageCount && hrefFor(page + 1)} label={labels.next} rel="next">
          <ChevronRight aria-hidden size={20} strokeWidth={1.6} />
        </Arrow>
      </li>
    </ul>
  </nav>
)
