'use client'

import { classNames } from './class-names.ts'
import { ModalFrame, type ModalProps } from './modal-frame.tsx'

export const Dialog = ({ wide = false, ...modal }: ModalProps & { wide?: boolean }) => (
  <ModalFrame
    {...modal}
    className={classNames(
      'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-hidden rounded-box open:flex',
      wide ? 'max-w-4xl' : 'max-w-lg',
    )}
  />
)
