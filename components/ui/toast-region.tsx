'use client'

import { classNames } from './class-names.ts'
import { ToastCard } from './toast-card.tsx'
import { useToasts } from './toast-store.ts'

/** Stands once in the page, also when empty: a region that comes with its text is not read out. */
export const ToastRegion = ({ label, closeLabel }: { label: string; closeLabel: string }) => {
  const { toasts, dismiss } = useToasts()
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
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onDismiss={() => dismiss(toast.id)} />
      ))}
    </section>
  )
}
