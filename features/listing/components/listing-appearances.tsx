import { LayoutGrid, Rows3 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { classNames } from '#components/ui/class-names.ts'
import { type ListingHref, viewHref } from '#lib/routing/listing-href.ts'
import { type ListingAppearance, type ListingState, listingViews, pageSizes, writeListing } from '../listing-url.ts'
import { ListingLink } from './listing-link.tsx'

interface Props {
  state: ListingState
  href: ListingHref
  /** Of all pages together. */
  count: number
  appearance: ListingAppearance
  /** The appearance that needs no word in the address. */
  defaultAppearance: ListingAppearance
}

const icons = { grid: LayoutGrid, table: Rows3 }

const pressed = (isCurrent: boolean) =>
  classNames(
    'flex min-h-9 min-w-8 items-center justify-center rounded-check text-13 tabular-nums',
    isCurrent ? 'font-semibold text-ink forced-colors:border-2' : 'text-soft hover:text-rubric',
  )

/** Links, which need no JavaScript. The same books under another address: crawlers are asked not to follow. */
export const ListingAppearances = ({ state, href, count, appearance, defaultAppearance }: Props) => {
  const t = useTranslations('catalog')
  const link = (change: Partial<ListingState>) => ({
    href: viewHref(href, writeListing({ ...state, ...change })),
    rel: 'nofollow',
  })
  const [smallest] = pageSizes
  const size = state.limit ?? smallest
  return (
    <div className="flex items-center justify-between gap-3 max-sm:hidden">
      {(count > smallest || state.limit) && (
        <ul aria-label={t('pageSize')} className="flex">
          {pageSizes.map((one) => (
            <li key={one}>
              <ListingLink
                {...link({ limit: one === smallest ? undefined : one, cursor: undefined })}
                aria-label={t('perPage', { number: one })}
                aria-current={one === size && 'true'}
                className={pressed(one === size)}
              >
                {one}
              </ListingLink>
            </li>
          ))}
        </ul>
      )}
      <ul aria-label={t('layouts.name')} className="ml-auto flex">
        {listingViews.map((one) => {
          const Icon = icons[one]
          return (
            <li key={one}>
              <ListingLink
                {...link({ view: one === defaultAppearance ? undefined : one })}
                aria-label={t(`layouts.${one}`)}
                aria-current={one === appearance && 'true'}
                className={pressed(one === appearance)}
              >
                <Icon aria-hidden size={18} strokeWidth={one === appearance ? 2 : 1.6} />
              </ListingLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
