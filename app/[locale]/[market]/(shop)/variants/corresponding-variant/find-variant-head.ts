import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

/** For readers who follow a link; search engines do not index it. */
export const findVariantMetadata = async (isMissing: boolean) => {
  const t = await getTranslations('catalog.findVariant')
  return pageMetadata({
    title: t(isMissing ? 'missingTitle' : 'title'),
    description: t(isMissing ? 'missingText' : 'text'),
    href: '/variants/corresponding-variant',
    isFiltered: true,
  })
}
