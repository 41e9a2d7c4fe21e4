import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { type Href, Link } from '#lib/routing/navigation.ts'

interface PanelProps {
  label: string
  /** The label itself opens the panel, for an entry that has no page of its own. */
  isWhole?: boolean
  children: ReactNode
}

/**
 * What opens below an entry: native `<details>`, so it works without JavaScript. The small arrow beside a link takes no
 * room of its own and shows when the entry is pointed at or reached by the keyboard, always where nothing can hover.
 */
export const MenuPanel = ({ label, isWhole = false, children }: PanelProps) => (
  <details name="category-menu" className="flex">
    <summary
      aria-label={isWhole ? undefined : label}
      className={classNames(
        'flex min-h-12 list-none items-center justify-center border-b-2 border-transparent pt-0.5 hover:text-rubric focus-visible:-outline-offset-4 [&::-webkit-details-marker]:hidden',
        !isWhole &&
          '-mr-6 w-6 opacity-0 transition-opacity group-focus-within/entry:opacity-100 group-hover/entry:opacity-100 [@media(hover:none)]:opacity-100',
      )}
    >
      {isWhole ? label : <ChevronDown aria-hidden size={14} strokeWidth={1.8} />}
    </summary>
    <div className="absolute inset-x-0 top-full z-30 animate-appear border-y border-line bg-sheet shadow-raised">
      <ul className="measure columns-4 gap-x-8 py-8">{children}</ul>
    </div>
  </details>
)

interface LinkProps {
  href: Href
  strong?: boolean
  note?: string | null
  below?: { id: number; name: string; href: Href }[]
  children: ReactNode
}

const linkStyle = 'block py-1.5 hover:text-rubric'

export const PanelLink = ({ href, strong = false, note, below, children }: LinkProps) => (
  <li className="break-inside-avoid">
    <Link href={href} prefetch={false} className={classNames(linkStyle, strong && 'font-semibold')}>
      {children}
      {note && <span className="block text-13 text-soft">{note}</span>}
    </Link>
    {below && below.length > 0 && (
      <ul className="mb-2 border-l border-line pl-4 text-13 text-soft">
        {below.map(({ id, name, href: lower }) => (
          <li key={id}>
            <Link href={lower} prefetch={false} className={linkStyle}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    )}
  </li>
)
