'use client'

import type { ReactNode } from 'react'
import { Notice } from '#components/ui/notice.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'

interface Props {
  failure: Error | null
  title: string
  /** Buttons: to sign in, for example. */
  actions?: ReactNode
  /** A sentence after the reason. */
  children?: ReactNode
}

/** Why a form could not be sent; nothing as long as all is well. */
export const FormFailure = ({ failure, title, actions, children }: Props) => {
  const errorText = useErrorText()
  if (!failure) return null
  return (
    <Notice tone="error" title={title} actions={actions} announce>
      {errorText(failure)}
      {children && <> {children}</>}
    </Notice>
  )
}
