'use client'

import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { SkeletonText } from '#components/ui/skeleton.tsx'
import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import en from '#messages/en/author-preview.json'
import hu from '#messages/hu/author-preview.json'
import { useAuthorPreview } from '../use-author-preview.ts'
import { AuthorSummary } from './author-summary.tsx'

const texts = { hu: { authorPreview: hu }, en: { authorPreview: en } }

export interface PreviewProps {
  /** Undefined while the preview is closed. */
  id: string | undefined
  onClose: () => void
}

const Preview = ({ id, onClose }: PreviewProps) => {
  const t = useTranslations('authorPreview')
  const errorText = useErrorText()
  const { data, error, isPending } = useAuthorPreview(id)
  return (
    <Dialog
      open={id !== undefined}
      onClose={onClose}
      title={data?.author.name ?? t('title')}
      closeLabel={t('close')}
      footer={
        data && (
          <ButtonLink href={{ path: data.author.path }} onClick={onClose} look="primary">
            {t('toAuthor')}
          </ButtonLink>
        )
      }
    >
      {isPending && (
        <>
          <output className="sr-only">{t('loading')}</output>
          <SkeletonText lines={6} />
        </>
      )}
      {error && <p role="alert">{errorText(error)}</p>}
      {data && <AuthorSummary preview={data} onLeave={onClose} />}
    </Dialog>
  )
}

/** A dialog with an author's biography and books, over the list that the visitor reads. */
export const AuthorPreview = (props: PreviewProps) => (
  <AddedMessages texts={texts}>
    <Preview {...props} />
  </AddedMessages>
)
