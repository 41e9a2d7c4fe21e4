import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { type ListingHref, viewHref } from '#lib/routing/listing-href.ts'
import { type ListingState, writeListing } from '../listing-url.ts'

interface Props {
  state: ListingState
  href: ListingHref
  next: string | null
}

/** Real links that a crawler follows. A cursor only leads on; the way back is the browser's, or the start. */
export const Pager = ({ state, href, next }: Props) => {
  const t = useTranslations('catalog')
  if (!next && !state.cursor) return null
  return (
    <nav aria-label={t('pages')} className="mt-12 flex flex-wrap justify-center gap-3">
      {state.cursor && (
        <ButtonLink href={viewHref(href, writeListing({ ...state, cursor: undefined }))}>{t('firstPage')}</ButtonLink>
      )}
      {next && (
        <ButtonLink href={viewHref(href, writeListing({ ...state, cursor: next }))} rel="next">
          {t('nextPage')}
          <ArrowRight aria-hidden size={18} strokeWidth={1.6} />
        </ButtonLink>
      )}
    </nav>
  )
}
