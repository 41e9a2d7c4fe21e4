import { useLocale, useTranslations } from 'next-intl'
import type { VariantDetail } from '#contracts/catalogue.ts'
import { Link } from '#lib/routing/navigation.ts'
import { productFacts } from '../product-facts.ts'

export const FactList = ({ variant }: { variant: VariantDetail }) => {
  const t = useTranslations('catalog')
  const facts = productFacts(variant, useLocale(), t)
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
              {values.map(({ text, href }, index) => (
                <span key={text}>
                  {index > 0 && ', '}
                  {href ? (
                    <Link href={href} prefetch={false} className="text-link">
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
