'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CartReport as Report } from '#contracts/cart-report.ts'
import { Button } from '#components/ui/button.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import { type BookSource, useAddList } from '../list-queries.ts'
import { linesToMend } from '../rules/lines-to-mend.ts'
import { BookListForm } from './book-list-form.tsx'
import { CartReport } from '#components/order/cart-report.tsx'

/** Brings a list of books to the cart. Where not everything went well, a dialog says why, and lets the list be corrected. */
export const BookList = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('cartLists')
  const add = useAddList()
  const [text, setText] = useState('')
  const [report, setReport] = useState<Report>()

  const finish = (source: BookSource, answer: Report) => {
    if (answer.lines.some(({ outcome }) => outcome !== 'added')) {
      setText(typeof source === 'string' ? linesToMend(source, answer) : '')
      setReport(answer)
      return
    }
    const copies = answer.lines.reduce((sum, { taken }) => sum + (taken ?? 0), 0)
    showToast({ tone: 'success', text: t('added', { copies }) })
    onClose()
  }
  const send = (source: BookSource) => add.mutate(source, { onSuccess: (answer) => finish(source, answer) })

  if (!report) return <BookListForm add={add} onSend={send} text={text} onClose={onClose} />
  return (
    <CartReport
      report={report}
      onClose={onClose}
      actions={text && <Button onClick={() => setReport(undefined)}>{t('mend')}</Button>}
    />
  )
}
