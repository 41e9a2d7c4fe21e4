import { type Href, Link } from '#lib/routing/navigation.ts'
import { classNames } from './class-names.ts'

interface Tab {
  label: string
  href: Href
  current?: boolean
}

/** Tabs that are pages; the current one has a red line. */
export const TabLinks = ({ label, items }: { label: string; items: Tab[] }) => (
  <nav aria-label={label} className="overflow-x-auto border-b border-line">
    <ul className="flex gap-6 whitespace-nowrap">
      {items.map((item) => (
        <li key={item.label}>
          <Link
            href={item.href}
            aria-current={item.current ? 'page' : undefined}
            className={classNames(
              'flex min-h-11 items-center border-b-2 pt-0.5 focus-visible:-outline-offset-2',
              item.current ? 'border-rubric' : 'border-transparent hover:text-rubric',
            )}
          >
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
