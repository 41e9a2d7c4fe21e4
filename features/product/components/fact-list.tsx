import { useLocale, useTranslations } from 'next-intl'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import type { Parameter } from '#contracts/parameters.ts'
import { Link } from '#lib/routing/navigation.ts'
import { parameterFacts, productFacts } from '../product-facts.ts'
import { Swatch } from './swatch.tsx'

interface Props {
  variant: VariantDetail
  parameters: readonly Parameter[]
}

export const FactList = ({ variant, parameters }: Props) => {
  const t = useTranslations('catalog')
  const words = useTranslations('bookFacts')
  const locale = useLocale()
  const facts = [...productFacts(variant, locale, t, words), ...parameterFacts(parameters, locale, t)]
  return (
    <section aria-labelledby="product-data">
      <h2 id="product-data" className="mb-3 title text-24">
        {t('data')}
      </h2>
      <dl className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-x-4 gap-y-2">
        {facts.map(({ label, values }) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-soft">{label}</dt>
            <dd className="tabular-nums">
              {values.map(({ text, href, colour }, index) => (
                <span key={text}>
                  {index > 0 && ', '}
                  {colour && (
                    <>
                      <Swatch colour={colour} />{' '}
                    </>
                  )}
                  {href ? (
                    <Link href={href} className="text-link">
                      {text}
                    </Link>
                  ) : (
                    text
                  )}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
