'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import type { SheetFormat } from '#contracts/sheet-format.ts'
import { showToast } from '#components/ui/toast-store.ts'
import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import en from '#messages/en/cart-lists.json'
import hu from '#messages/hu/cart-lists.json'
import { useSaveCart } from '../list-queries.ts'

const BookList = lazy(() => import('./book-list.tsx').then((loaded) => ({ default: loaded.BookList })))

const texts = { hu: { cartLists: hu }, en: { cartLists: en } }

const linkStyle = 'text-link min-h-6 py-1 text-left text-13 text-soft aria-disabled:opacity-60'

const Tools = ({ isFilled }: { isFilled: boolean }) => {
  const t = useTranslations('cartLists')
  const errorText = useErrorText()
  const save = useSaveCart()
  const [isOpen, setIsOpen] = useState(false)

  const saveAs = (format: SheetFormat) => {
    if (!save.isPending)
      save.mutate(format, { onError: (error) => showToast({ tone: 'error', text: errorText(error) }) })
  }
  const saveButton = (format: SheetFormat, label: string) => (
    <button
      type="button"
      className={linkStyle}
      aria-disabled={save.isPending || undefined}
      aria-busy={(save.isPending && save.variables === format) || undefined}
      onClick={() => saveAs(format)}
    >
      {label}
    </button>
  )

  return (
    <>
      {isFilled && saveButton('xlsx', t('saveXlsx'))}
      {isFilled && saveButton('csv', t('saveCsv'))}
      <button type="button" className={linkStyle} onClick={() => setIsOpen(true)}>
        {t('open')}
      </button>
      {isOpen && (
        <Suspense>
          <BookList onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The cart as a file, and books from a file or a list. */
export const CartTools = (props: { isFilled: boolean }) => (
  <AddedMessages texts={texts}>
    <Tools {...props} />
  </AddedMessages>
)
