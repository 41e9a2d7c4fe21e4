'use client'

import { classNames } from './class-names.ts'
import { ModalFrame, type ModalProps } from './modal-frame.tsx'

/** A dialog at the edge of the window: menu and filters on phones, the cart. */
export const Drawer = ({ side = 'right', ...modal }: ModalProps & { side?: 'left' | 'right' }) => (
  <ModalFrame
    {...modal}
    className={classNames(
      'my-0 h-dvh max-h-dvh w-[calc(100%-2.5rem)] max-w-md overflow-hidden open:flex',
      side === 'right' ? 'mr-0 ml-auto' : 'mr-auto ml-0',
    )}
  />
)
