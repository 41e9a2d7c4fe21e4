'use client'

import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { useModal } from './use-modal.ts'

export interface ModalProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** Stays visible below the scrolling content: the actions. */
  footer?: ReactNode
  children: ReactNode
}

/** The common parts of dialog and drawer, which differ in position and shape only. */
export const ModalFrame = ({
  open,
  onClose,
  title,
  closeLabel,
  footer,
  children,
  className,
}: ModalProps & { className: string }) => {
  const titleId = useId()
  const modal = useModal(open, onClose)
  return (
    // A press on the backdrop closes the dialog, as a shortcut for the pointer; the keyboard has Escape and the close
    // button.
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={`bg-sheet text-ink shadow-raised backdrop:bg-ink/45 open:animate-appear ${className}`}
    >
      {open && (
        <div className="flex max-h-full min-h-0 flex-1 flex-col">
          <div className="flex items-start justify-between gap-4 pt-5 pr-3 pl-6">
            <h2 id={titleId} className="title pt-2 text-24">
              {title}
            </h2>
            <Button look="quiet" size="icon" aria-label={closeLabel} onClick={onClose}>
              <X aria-hidden size={20} strokeWidth={1.6} />
            </Button>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-3 pb-6">{children}</div>
          {footer && <div className="flex flex-wrap gap-3 border-t border-line px-6 py-4">{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
