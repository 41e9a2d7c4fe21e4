import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { type ListingHref, viewHref } from '#lib/routing/listing-href.ts'
import { ListingLink } from './listing-link.tsx'

/** Filters that leave nothing can be taken back; a list without books leads home. */
export const EmptyListing = ({ isFiltered, href }: { isFiltered: boolean; href: ListingHref }) => {
  const t = useTranslations('catalog')
  return isFiltered ? (
    <EmptyState
      title={t('emptyTitle')}
      text={t('emptyText')}
      actions={
        <Button asChild>
          <ListingLink href={viewHref(href, {})}>{t('clearFilters')}</ListingLink>
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={t('emptyListTitle')}
      text={t('emptyListText')}
      actions={<ButtonLink href="/">{t('toHome')}</ButtonLink>}
    />
  )
}
