import { getTranslations } from 'next-intl/server'
import type { Content } from '#contracts/contents.ts'
import { InlineText } from '#features/contents/components/inline-text.tsx'
import { loadContentLinks } from '#features/contents/server.ts'
import { FaqView } from '#features/faqs/components/faq-view.tsx'
import { loadFaqs } from '#features/faqs/server.ts'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { currentMarket } from '#lib/market/current-market.ts'
import { absoluteUrl } from '#lib/seo/absolute-url.ts'
import { faqGraph } from '#lib/seo/faq-graph.ts'
import { JsonLd } from '#lib/seo/json-ld.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const faqMetadata = async (q: string) => {
  const t = await getTranslations('faqs')
  return pageMetadata({ title: t('title'), description: t('description'), href: '/faqs', isFiltered: q !== '' })
}

const writerOf = (links: Content['links']) => {
  const write = (text: string) => <InlineText text={text} links={links} />
  return write
}

/** @param q the searched words; empty for all questions */
export const FaqIndex = async ({ q }: { q: string }) => {
  const [faqs, links, { locale }] = await Promise.all([loadFaqs(q), loadContentLinks(), currentMarket()])
  const all = faqs.groups.flatMap(({ items }) => items)
  return (
    <ClientMessages namespaces={['faqSearch']}>
      {q === '' && all.length > 0 && <JsonLd graph={[faqGraph(all, absoluteUrl('/faqs', locale))]} />}
      <FaqView faqs={faqs} q={q} write={writerOf(links)} />
    </ClientMessages>
  )
}
