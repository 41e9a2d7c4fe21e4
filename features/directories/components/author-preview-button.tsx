import { Eye } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { classNames } from '#components/ui/class-names.ts'

/**
 * A plain button, because a page has dozens of them; author-preview-loader.tsx listens for its presses. It is hidden
 * without scripts.
 */
export const AuthorPreviewButton = ({ id, name, className }: { id: number; name: string; className?: string }) => {
  const t = useTranslations('directories')
  return (
    <button
      type="button"
      data-author-preview={id}
      aria-haspopup="dialog"
      aria-label={t('previewAuthor', { name })}
      title={t('preview')}
      className={classNames(
        'flex size-9 shrink-0 items-center justify-center rounded-pill text-soft hover:bg-tint hover:text-rubric noscript:hidden',
        className,
      )}
    >
      <Eye aria-hidden size={18} strokeWidth={1.6} />
    </button>
  )
}
