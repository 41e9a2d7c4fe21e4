'use client'

import type { UseMutationResult } from '@tanstack/react-query'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'

interface Props {
  action: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending' | 'isSuccess' | 'error'>
  texts: { text: string; button: string; done: string; failed: string }
}

/** Something that a button of the profile does at once, with what became of it. */
export const ProfileAction = ({ action, texts }: Props) => {
  const errorText = useErrorText()
  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      <p>{texts.text}</p>
      {action.error && (
        <Notice tone="error" title={texts.failed} announce>
          {errorText(action.error)}
        </Notice>
      )}
      {action.isSuccess && <Notice tone="success" title={texts.done} announce />}
      <Button busy={action.isPending} onClick={() => action.mutate()}>
        {texts.button}
      </Button>
    </div>
  )
}
