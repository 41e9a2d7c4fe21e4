import { FileText } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { documentsIn } from '../documents.ts'
import { formatBytes } from '../format-bytes.ts'

export const DocumentList = () => {
  const t = useTranslations('documents')
  const locale = useLocale()
  return (
    <ul className="mt-8 max-w-prose border-t border-line">
      {documentsIn(locale).map(({ key, path, name, bytes, pages }) => (
        <li key={key} className="flex gap-4 border-b border-line py-5">
          <FileText aria-hidden size={24} strokeWidth={1.4} className="mt-0.5 shrink-0 text-soft" />
          <div className="min-w-0">
            <h2 className="title text-18">
              <a href={path} download={name} hrefLang={locale} type="application/pdf" className="hover:text-rubric hover:underline">
                {t(`names.${key}`)}
              </a>
            </h2>
            <p className="mt-1">{t(`texts.${key}`)}</p>
            <p className="mt-1 text-13 text-soft">{t('facts', { size: formatBytes(bytes, locale) })}, {t('pages', { pages })}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
