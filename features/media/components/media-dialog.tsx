'use client'

import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { buttonStyle } from '#components/ui/button-style.ts'
import { classNames } from '#components/ui/class-names.ts'
import { useModal } from '#components/ui/use-modal.ts'

interface Props {
  title: string
  /** The position, `2 / 3`. Screen readers read it when it changes. */
  place: string
  /** Shown beside the close button. */
  actions?: ReactNode
  /** Undefined at both ends. Left out where there is only one picture. */
  paging?: { back: (() => void) | undefined; on: (() => void) | undefined; backLabel: string; onLabel: string } | false
  onKey?: (event: KeyboardEvent) => void
  onClose: () => void
  children: ReactNode
}

const icon = { 'aria-hidden': true, size: 22, strokeWidth: 1.6 } as const

/** A dialog over the whole screen: the picture in the middle, the controls above and below. */
export const MediaDialog = ({ title, place, actions, paging, onKey, onClose, children }: Props) => {
  const t = useTranslations('gallery')
  const titleId = useId()
  const modal = useModal(true, onClose)
  const turn = (step: (() => void) | undefined, label: string, sign: ReactNode) => (
    // At an end the button does nothing and keeps the focus.
    <button
      type="button"
      aria-label={label}
      aria-disabled={!step}
      onClick={step}
      className={classNames(buttonStyle('quiet', 'icon'), 'aria-disabled:opacity-35')}
    >
      {sign}
    </button>
  )
  return (
    // The arrow keys do the same as the buttons.
    <dialog
      {...modal}
      aria-labelledby={titleId}
      onKeyDown={onKey}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-tint text-ink open:flex open:animate-appear"
    >
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <header className="flex items-center gap-2 border-b border-line bg-sheet py-1 pr-2 pl-[18px]">
          <div className="min-w-0 flex-1">
            <h2 id={titleId} className="truncate text-15 font-medium">
              {title}
            </h2>
            <p aria-live="polite" className="truncate text-13 text-soft tabular-nums">
              {place}
            </p>
          </div>
          {actions}
          <Button look="quiet" size="icon" aria-label={t('close')} onClick={onClose}>
            <X {...icon} />
          </Button>
        </header>
        {children}
        {paging && (
          <div className="flex justify-center gap-6 border-t border-line bg-sheet py-1">
            {turn(paging.back, paging.backLabel, <ChevronLeft {...icon} />)}
            {turn(paging.on, paging.onLabel, <ChevronRight {...icon} />)}
          </div>
        )}
      </div>
    </dialog>
  )
}
