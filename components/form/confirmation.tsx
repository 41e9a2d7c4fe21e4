'use client'

import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { FormFailure } from './form-failure.tsx'

interface Props {
  texts: Record<'title' | 'text' | 'confirm' | 'cancel' | 'close' | 'failed', string>
  busy: boolean
  failure: Error | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks once more before something is gone. */
export const Confirmation = ({ texts, busy, failure, onConfirm, onClose }: Props) => (
  <Dialog
    open
    onClose={onClose}
    title={texts.title}
    closeLabel={texts.close}
    footer={
      <>
        <Button look="primary" busy={busy} onClick={onConfirm}>
          {texts.confirm}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </>
    }
  >
    <FormFailure failure={failure} title={texts.failed} />
    <p>{texts.text}</p>
  </Dialog>
)
