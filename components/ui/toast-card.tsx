'use client'

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { classNames } from './class-names.ts'
import type { Toast } from './toast-store.ts'

const icons = { error: CircleAlert, warning: TriangleAlert, success: CircleCheck, info: Info }

/** Long enough to read twice; with an action longer. Errors stay until they are closed. */
const stay = ({ tone, action, stays }: Toast): number | undefined =>
  stays || tone === 'error' ? undefined : action ? 12_000 : 6000

export interface ToastCardProps {
  toast: Toast
  closeLabel: string
  onDismiss: () => void
}

export const ToastCard = ({ toast, closeLabel, onDismiss }: ToastCardProps) => {
  const [held, setHeld] = useState(false)
  const [since, setSince] = useState(toast.at)
  const Icon = icons[toast.tone]
  const leave = useEffectEvent(onDismiss)
  const time = stay(toast)

  useEffect(() => {
    if (held || time === undefined) return
    const timer = setTimeout(leave, since + time - Date.now())
    return () => clearTimeout(timer)
  }, [held, since, time])

  const close = () => {
    toast.onClose?.()
    onDismiss()
  }

  const letGo = () => {
    setHeld(false)
    setSince(Date.now())
  }

  return (
    <div
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={letGo}
      onFocus={() => setHeld(true)}
      onBlur={letGo}
      data-toast
      data-theme="night"
      className={classNames(
        'pointer-events-auto flex w-full max-w-form animate-appear items-start gap-3',
        'rounded-box border border-line py-1.5 pr-1.5 pl-4 shadow-raised',
      )}
    >
      <Icon aria-hidden size={20} strokeWidth={1.6} className="mt-3 shrink-0" />
      {/* Beside each other while the text keeps a readable width; otherwise the action goes below it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3">
        <p className="min-w-0 flex-[1_1_11rem] py-2.5">{toast.text}</p>
        {toast.action && (
          <button
            type="button"
            onClick={() => {
              toast.action?.onPress()
              close()
            }}
            className="-ml-3 min-h-11 max-w-full rounded-pill px-3 text-left font-semibold underline underline-offset-4 hover:no-underline"
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={close}
        className="flex size-11 shrink-0 items-center justify-center rounded-pill hover:bg-tint"
      >
        <X aria-hidden size={18} strokeWidth={1.6} />
      </button>
    </div>
  )
}
