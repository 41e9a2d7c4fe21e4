'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { bookListLimits } from '#contracts/book-list-limits.ts'
import { Form } from '#components/form/form.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { FileField } from '#components/ui/file-field.tsx'
import { TextAreaField } from '#components/ui/text-area-field.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import type { BookSource, useAddList } from '../list-queries.ts'

type Add = ReturnType<typeof useAddList>

interface Props {
  add: Add
  onSend: (source: BookSource) => void
  /** What the text begins with: the lines that have to be corrected. */
  text: string
  onClose: () => void
}

/** The error of a source: a mistake that is found here, or the answer to the last try with the same kind of source. */
const useSourceError = (add: Add, kind: 'string' | 'object', mistake: string | undefined) => {
  const errorText = useErrorText()
  if (mistake) return mistake
  return add.isError && typeof add.variables === kind ? errorText(add.error) : undefined
}

const TextForm = ({ add, onSend, text }: Omit<Props, 'onClose'>) => {
  const t = useTranslations('cartLists')
  const [mistake, setMistake] = useState<string>()
  const error = useSourceError(add, 'string', mistake)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('text') as HTMLTextAreaElement
    const written = field.value.trim()
    setMistake(written ? undefined : t('textMissing'))
    if (written) onSend(field.value)
    else field.focus()
  }
  return (
    <Form submit={submit} className="flex flex-col items-start gap-3">
      <TextAreaField
        name="text"
        label={t('text')}
        hint={t('textHint')}
        error={error && <span role="alert">{error}</span>}
        defaultValue={text}
        maxLength={bookListLimits.characters}
        rows={6}
        spellCheck={false}
        className="w-full"
      />
      <Button type="submit" look="primary" busy={add.isPending && typeof add.variables === 'string'}>
        {t('addText')}
      </Button>
    </Form>
  )
}

const FileForm = ({ add, onSend }: Omit<Props, 'onClose' | 'text'>) => {
  const t = useTranslations('cartLists')
  const [mistake, setMistake] = useState<string>()
  const error = useSourceError(add, 'object', mistake)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('file') as HTMLInputElement
    const file = field.files?.[0]
    const wrong = !file ? t('fileMissing') : file.size > bookListLimits.bytes ? t('fileTooLarge') : undefined
    setMistake(wrong)
    if (file && !wrong) onSend(file)
    else field.focus()
  }
  return (
    <Form submit={submit} className="mt-6 flex flex-col items-start gap-3 border-t border-line pt-5">
      <FileField
        name="file"
        label={t('file')}
        hint={t('fileHint', { lines: bookListLimits.lines })}
        error={error && <span role="alert">{error}</span>}
        accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        className="w-full"
      />
      <Button type="submit" busy={add.isPending && typeof add.variables === 'object'}>
        {t('addFile')}
      </Button>
    </Form>
  )
}

/** Two ways to bring a list: the pasted text, and a file. */
export const BookListForm = ({ onClose, text, ...sending }: Props) => {
  const t = useTranslations('cartLists')
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <p className="mb-5 text-soft">{t('lead')}</p>
      <TextForm {...sending} text={text} />
      <FileForm {...sending} />
    </Dialog>
  )
}
