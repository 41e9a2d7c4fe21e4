import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Cover } from '#components/media/cover.tsx'
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { VariantCard, VariantDetail } from '#contracts/catalogue.ts'
import { Link } from '#lib/routing/navigation.ts'
import { authorHref, categoryHref, productHref, publisherHref } from '../catalog-hrefs.ts'
import { languageName } from '../describe-filters.ts'
import { FactList } from './fact-list.tsx'
import { FormatSwitch } from './format-switch.tsx'
import { ProductDescription } from './product-description.tsx'
import { ProductGrid } from './product-grid.tsx'

interface Props {
  variant: VariantDetail
  recommendations: readonly VariantCard[]
  isNet: boolean
  /** Slot: price and button. */
  buyBox: ReactNode
}

const Heading = ({ variant }: { variant: VariantDetail }) => (
  <div>
    <p className="text-18 text-soft">
      {variant.authors.map((author, index) => (
        <span key={author.id}>
          {index > 0 && ', '}
          <Link href={authorHref(author)} prefetch={false} className="hover:text-rubric hover:underline">
            {author.name}
          </Link>
        </span>
      ))}
    </p>
    <h1 className="mt-1 title text-44 lg:text-56">{variant.title}</h1>
    {variant.subtitle && <p className="mt-1 font-serif text-lead font-medium text-soft">{variant.subtitle}</p>}
    <p className="mt-3 text-13 text-soft">
      <Link href={publisherHref(variant.publisher)} prefetch={false} className="text-link">
        {variant.publisherName}, {variant.publishedOn.slice(0, 4)}
      </Link>
    </p>
  </div>
)

const Translations = ({ translations }: Pick<VariantDetail, 'translations'>) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  return (
    <p className="text-soft">
      {t('translations')}:{' '}
      {translations.map((one, index) => (
        <span key={one.id}>
          {index > 0 && ', '}
          <Link href={productHref(one)} prefetch={false} lang={one.language} className="text-ink text-link">
            {one.title}
          </Link>{' '}
          ({languageName(one.language, locale)})
        </span>
      ))}
    </p>
  )
}

const Strip = ({ id, title, variants, isNet }: { id: string; title: string; variants: readonly VariantCard[]; isNet: boolean }) => (
  <section aria-labelledby={id} className="mt-[52px]">
    <SectionHeading id={id} title={title} />
    <ProductGrid variants={variants} isNet={isNet} place="strip" />
  </section>
)

export const ProductView = ({ variant, recommendations, isNet, buyBox }: Props) => {
  const t = useTranslations('catalog')
  const trail = variant.breadcrumbs.map((category) => ({ label: category.name, href: categoryHref(category) }))
  return (
    <div className="measure">
      <div className="pt-5">
        <Breadcrumbs label={t('breadcrumbs')} items={[{ label: t('books'), href: '/' }, ...trail, { label: variant.title }]} />
      </div>
      {/* On phones everything is one column in an order of its own: the text before the formats, the data last. */}
      <article className="mt-3 grid items-start gap-x-12 gap-y-6 md:mt-8 md:grid-cols-[20rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] lg:grid-cols-[25rem_minmax(0,1fr)_20rem] lg:gap-x-14">
        <div className="mx-auto w-full max-w-[230px] md:max-w-[260px] lg:max-w-none">
          <Cover cover={variant.cover} title={variant.title} sizes="(min-width: 1200px) 400px, (min-width: 900px) 260px, 230px" priority />
        </div>
        <div className="min-w-0 max-md:contents md:col-start-2 md:row-span-2 md:row-start-1 md:flex md:flex-col md:gap-6">
          <Heading variant={variant} />
          <div className="max-md:order-2">
            <FormatSwitch siblings={variant.siblings} current={variant.id} isNet={isNet} />
          </div>
          <div className="max-md:order-1">
            <ProductDescription lead={variant.lead} description={variant.description} />
          </div>
          <div className="max-md:order-4 empty:hidden">{variant.translations.length > 0 && <Translations translations={variant.translations} />}</div>
          <div className="mt-2 max-md:order-5">
            <FactList variant={variant} />
          </div>
        </div>
        <aside className="min-w-0 max-md:order-3 md:col-start-1 md:row-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1">{buyBox}</aside>
      </article>
      {variant.packageItems.length > 0 && <Strip id="package-contents" title={t('packageContents')} variants={variant.packageItems} isNet={isNet} />}
      {recommendations.length > 0 && (
        <Strip
          id="recommendations"
          title={t(variant.format === 'package' ? 'moreBooksPackage' : 'moreBooks')}
          variants={recommendations}
          isNet={isNet}
        />
      )}
    </div>
  )
}
