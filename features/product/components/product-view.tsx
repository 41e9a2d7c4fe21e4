import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import { langOf } from '#lib/i18n/lang-of.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import type { ProductPage } from '../load-product-page.ts'
import { editionLabels } from '#lib/format/edition-labels.ts'
import { productWords } from '#lib/format/product-words.ts'
import { variantChoices, variantsByFormat } from '../variant-choices.ts'
import { FactList } from './fact-list.tsx'
import { FormatSwitch } from './format-switch.tsx'
import { SaveChoiceFocus } from './save-choice-focus.tsx'
import { ProductCollateral } from './product-collateral.tsx'
import { ProductDescription } from './product-description.tsx'
import { ProductHeading } from './product-heading.tsx'
import { ProductTranslations } from './product-translations.tsx'
import { VariantChoices } from './variant-choices.tsx'

interface Props {
  variant: VariantDetail
  page: ProductPage
  prices: PriceDisplay
  /** Slots: pictures and samples; price and button. */
  media: ReactNode
  buyBox: ReactNode
  /** The sections below the book itself. */
  children: ReactNode
}

export const ProductView = ({ variant, page, prices, media, buyBox, children }: Props) => {
  const t = useTranslations('catalog')
  const { parameters } = page.product
  const locale = useLocale()
  const siblings = variantsByFormat(variant.siblings, parameters, variant.id)
  const labels = editionLabels(siblings, [], locale, productWords(t))
  const trail = variant.breadcrumbs.map((category) => ({ label: category.name, href: { path: category.path } }))
  return (
    <div className="measure">
      <div className="pt-5">
        <Breadcrumbs
          label={t('breadcrumbs')}
          items={[
            { label: t('books'), href: '/' },
            ...trail,
            { label: variant.title, lang: langOf(variant.language, locale) },
          ]}
        />
      </div>
      {/* On phones everything is one column in an order of its own: what it is and costs in the first screen, the data last. */}
      <article className="mt-2 grid items-start gap-x-12 gap-y-5 md:mt-8 md:gap-y-6 md:grid-cols-[20rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] lg:grid-cols-[25rem_minmax(0,1fr)_20rem] lg:gap-x-14">
        <div className="min-w-0 max-md:contents">{media}</div>
        <div className="min-w-0 max-md:contents md:col-start-2 md:row-span-2 md:row-start-1 md:flex md:flex-col md:gap-6">
          <ProductHeading variant={variant} highlighted={page.highlighted} />
          <SaveChoiceFocus className="flex flex-col gap-5 max-md:order-1">
            <FormatSwitch siblings={siblings} labels={labels} current={variant.id} prices={prices} />
            <VariantChoices choices={variantChoices(variant.siblings, parameters, variant.id)} />
          </SaveChoiceFocus>
          <div className="max-md:order-3">
            <ProductDescription lead={variant.lead} description={variant.description} />
          </div>
          <div className="max-md:order-5 empty:hidden">
            <ProductCollateral facts={variant.facts} />
          </div>
          <div className="max-md:order-5 empty:hidden">
            {variant.translations.length > 0 && (
              <ProductTranslations language={variant.language} translations={variant.translations} />
            )}
          </div>
          <div className="mt-2 max-md:order-6">
            <FactList variant={variant} parameters={page.parameters} />
          </div>
        </div>
        {/* In sight as long as the book is, and never longer than the screen. */}
        <aside className="min-w-0 max-md:order-4 md:sticky md:top-4 md:col-start-1 md:row-start-2 md:max-h-[calc(100dvh-2rem)] md:overflow-y-auto md:rounded-box lg:col-start-3 lg:row-span-2 lg:row-start-1">
          {buyBox}
        </aside>
      </article>
      {children}
    </div>
  )
}
