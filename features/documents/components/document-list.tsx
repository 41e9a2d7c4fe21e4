import { FileText } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { EmptyState } from '#components/ui/empty-state.tsx'
import type { ShopDocument } from '#contracts/documents.ts'
import { formatBytes } from '../format-bytes.ts'

export const DocumentList = ({ documents }: { documents: readonly ShopDocument[] }) => {
  const t = useTranslations('documents')
  const locale = useLocale()
  if (documents.length === 0) return <EmptyState title={t('none')} />
  return (
    <ul className="mt-8 max-w-prose border-t border-line">
      {documents.map(({ key, title, text, path, name, bytes, pages }) => (
        <li key={key} className="flex gap-4 border-b border-line py-5">
          <FileText aria-hidden size={24} strokeWidth={1.4} className="mt-0.5 shrink-0 text-soft" />
          <div className="min-w-0">
            <h2 className="title text-18">
              <a
                href={path}
                download={name}
                hrefLang={locale}
                type="application/pdf"
                className="hover:text-rubric hover:underline"
              >
                {title}
              </a>
            </h2>
            {text && <p className="mt-1">{text}</p>}
            <p className="mt-1 text-13 text-soft">
              {[t('facts', { size: formatBytes(bytes, locale) }), pages && t('pages', { pages })]
                .filter(Boolean)
                .join(', ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
