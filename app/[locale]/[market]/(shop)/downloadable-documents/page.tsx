import { getTranslations } from 'next-intl/server'
import { DocumentList } from '#features/documents/components/document-list.tsx'
import { loadDocuments } from '#features/documents/server.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const generateMetadata = async () => {
  const t = await getTranslations('documents')
  return pageMetadata({ title: t('title'), description: t('description'), href: '/downloadable-documents' })
}

const DocumentsPage = async () => {
  const [documents, t] = await Promise.all([loadDocuments(), getTranslations('documents')])
  return (
    <div className="measure pt-8 pb-8 sm:pt-10">
      <h1 className="title text-44">{t('title')}</h1>
      <p className="mt-3 max-w-prose text-soft">{t('lead')}</p>
      <DocumentList documents={documents} />
    </div>
  )
}

export default DocumentsPage
