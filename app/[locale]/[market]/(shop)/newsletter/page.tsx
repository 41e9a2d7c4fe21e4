import { getTranslations } from 'next-intl/server'
import { InlineText } from '#features/contents/components/inline-text.tsx'
import { loadContentLinks } from '#features/contents/server.ts'
import { NewsletterView } from '#features/newsletter/components/newsletter-view.tsx'
import { loadImprints } from '#features/newsletter/server.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const generateMetadata = async () => {
  const t = await getTranslations('newsletter')
  return pageMetadata({ title: t('title'), description: t('description'), href: '/newsletter' })
}

const NewsletterPage = async () => {
  const [t, imprints, links, { company }] = await Promise.all([
    getTranslations('newsletter'),
    loadImprints(),
    loadContentLinks(),
    load('GET /v2.0/config_entries', {}, [cacheTags.configuration]),
  ])
  return (
    <NewsletterView
      company={company.name}
      imprints={imprints}
      privacy={<InlineText text={t('privacy')} links={links} />}
    />
  )
}

export default NewsletterPage
