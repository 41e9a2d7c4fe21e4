import { ChevronLeft } from 'lucide-react'
import { type Href, Link } from '#lib/routing/navigation.ts'
import { classNames } from './class-names.ts'

interface Crumb {
  label: string
  /** The language of a label, where it is not the page's language. */
  lang?: string | undefined
  /** The last entry is the page itself and has no link. */
  href?: Href
}

/** The whole path on wide screens; on phones only the last step back. */
export const Breadcrumbs = ({ label, items }: { label: string; items: Crumb[] }) => {
  const back = items.findLastIndex((item) => item.href)
  return (
    <nav aria-label={label} className="text-13 text-soft">
      <ol className="flex flex-wrap gap-y-1">
        {items.map((item, index) => (
          <li key={item.label} className={classNames('items-center', index === back ? 'flex' : 'hidden sm:flex')}>
            {index === back && <ChevronLeft aria-hidden size={16} strokeWidth={1.6} className="-ml-1 sm:hidden" />}
            {index > 0 && (
              <span aria-hidden className="hidden px-1.5 sm:inline">
                ›
              </span>
            )}
            {item.href ? (
              <Link href={item.href} lang={item.lang} className="py-1 hover:text-rubric hover:underline">
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" lang={item.lang}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
