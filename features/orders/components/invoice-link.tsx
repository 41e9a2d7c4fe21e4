'use client'

import type { ReactNode } from 'react'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useInvoiceFile } from '../queries.ts'

interface Props {
  /** Of the order. */
  uuid: string
  /** Of the invoice. */
  id: string
  label: string
  children: ReactNode
}

/** Fetches the document of an invoice in a list. */
export const InvoiceLink = ({ uuid, id, label, children }: Props) => {
  const errorText = useErrorText()
  const { mutate, isPending, error } = useInvoiceFile(uuid, id)
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-busy={isPending || undefined}
        className="text-link inline-flex min-h-6 items-center"
        onClick={() => mutate()}
      >
        {children}
      </button>
      {error && (
        <p role="alert" className="w-full text-error">
          {errorText(error)}
        </p>
      )}
    </>
  )
}
