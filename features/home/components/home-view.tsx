import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { type Href } from '#lib/routing/navigation.ts'
import type { Home } from '../server.ts'
import { CategoryList } from './category-list.tsx'
import { DirectoryRow } from './directory-row.tsx'
import { Feature } from './feature.tsx'
import { Hero } from './hero.tsx'
import { ImprintRow } from './imprint-row.tsx'

interface Props {
  home: Home
  /** Slots: rows of books. */
  newBooks: ReactNode
  bestsellers: ReactNode
}

const Part = ({
  id,
  title,
  link,
  children,
}: {
  id: string
  title: string
  link?: { label: string; href: Href }
  children: ReactNode
}) => (
  <section aria-labelledby={id} className="mt-[52px] measure">
    <SectionHeading id={id} title={title} {...(link && { link })} />
    {children}
  </section>
)

const collection = (id: string): Href => ({ pathname: '/collections/[id]', params: { id } })

export const HomeView = ({ home: { hero, feature, imprints, categories }, newBooks, bestsellers }: Props) => {
  const t = useTranslations('home')
  return (
    <>
      {hero ? <Hero banner={hero} /> : <h1 className="sr-only">{t('title')}</h1>}
      <Part id="new-books" title={t('newBooks')} link={{ label: t('allNew'), href: collection('new') }}>
        {newBooks}
      </Part>
      <Part id="imprints" title={t('imprints')} link={{ label: t('allPublishers'), href: '/publishers' }}>
        <ImprintRow imprints={imprints} />
      </Part>
      <Part
        id="bestsellers"
        title={t('bestsellers')}
        link={{ label: t('allBestsellers'), href: collection('bestsellers') }}
      >
        {bestsellers}
      </Part>
      {feature && <Feature banner={feature} />}
      <Part id="categories" title={t('categories')} link={{ label: t('allCategories'), href: '/categories' }}>
        <CategoryList categories={categories} />
      </Part>
      <Part id="directories" title={t('directories.title')}>
        <DirectoryRow />
      </Part>
    </>
  )
}
