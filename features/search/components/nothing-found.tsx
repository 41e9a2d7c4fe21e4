import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Chip } from '#components/ui/chip.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { Category } from '#contracts/categories.ts'
import { Link } from '#lib/routing/navigation.ts'

interface Props {
  categories: readonly Category[]
  /** Slot: bestsellers. */
  bestsellers: ReactNode
}

export const NothingFound = ({ categories, bestsellers }: Props) => {
  const t = useTranslations('search')
  return (
    <>
      <div className="mt-7">
        <EmptyState title={t('nothingTitle')} text={t('nothingText')} />
      </div>
      <section className="mt-[52px]" aria-labelledby="closest-categories">
        <SectionHeading id="closest-categories" title={t('closestCategories')} />
        <ul className="flex flex-wrap gap-2">
          {categories.map(({ id, path, name }) => (
            <li key={id}>
              <Chip asChild>
                <Link href={{ path }}>{name}</Link>
              </Chip>
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-[52px]" aria-labelledby="search-bestsellers">
        <SectionHeading id="search-bestsellers" title={t('bestsellers')} />
        {bestsellers}
      </section>
    </>
  )
}
