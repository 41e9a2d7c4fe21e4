'use client'

import { lazy, Suspense, useEffect } from 'react'
import { classNames } from './class-names.ts'
import type { ToastCardProps } from './toast-card.tsx'
import { useToasts } from './toast-store.ts'

/** Where the card cannot be loaded, the words are shown without its icon and its action; a press takes them away. */
const PlainToast = ({ toast, onDismiss }: ToastCardProps) => (
  <button type="button" data-theme="night" onClick={onDismiss} className="pointer-events-auto max-w-form px-4 py-3">
    {toast.text}
  </button>
)

const loadCard = () =>
  import('./toast-card.tsx').then(
    ({ ToastCard }) => ({ default: ToastCard }),
    () => ({ default: PlainToast }),
  )
const ToastCard = lazy(loadCard)

/**
 * Stands once in the page, also when empty: a region that comes with its text is not read out. The card is loaded when
 * the page is idle, long before most visitors see the first one.
 */
export const ToastRegion = ({ label, closeLabel }: { label: string; closeLabel: string }) => {
  const { toasts, dismiss } = useToasts()
  useEffect(() => void (window.requestIdleCallback ?? setTimeout)(() => void loadCard()), [])
  return (
    <section
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions text"
      className={classNames(
        'pointer-events-none fixed inset-x-0 bottom-0 z-40',
        'flex flex-col items-center gap-2 p-4 sm:items-end sm:p-6',
        // Above the buy bar of phones, which stays free.
        'max-md:[body:has([data-buy-bar])_&]:pb-22',
      )}
    >
      {toasts.map((toast) => (
        <Suspense key={toast.id}>
          <ToastCard toast={toast} closeLabel={closeLabel} onDismiss={() => dismiss(toast.id)} />
        </Suspense>
      ))}
    </section>
  )
}
