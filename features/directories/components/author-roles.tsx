import { useLocale, useTranslations } from 'next-intl'
import { TabLinks } from '#components/ui/tab-links.tsx'
import type { BrandDetails } from '#contracts/brands.ts'
import type { ContributorRole } from '#contracts/shop.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { type ListingHref, viewHref } from '#lib/routing/listing-href.ts'

interface Props {
  href: ListingHref
  roles: BrandDetails['roles']
  current: ContributorRole | undefined
}

/** Books by role, as links to views of the same page. The first role is the page without a query. */
export const AuthorRoles = ({ href, roles, current }: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  if (roles.length < 2) return null
  return (
    <div className="mt-7">
      <TabLinks
        label={t('worksByRole')}
        items={roles.map(({ role, count }, index) => ({
          label: t('roleCount', { role: t(`rolesDone.${role}`), number: formatCount(count, locale) }),
          href: viewHref(href, index === 0 ? {} : { role }),
          current: role === current,
        }))}
      />
    </div>
  )
}
