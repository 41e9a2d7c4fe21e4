import { create } from 'zustand'
import type { Tone } from './notice.tsx'

export interface Toast {
  id: number
  tone: Tone
  /** When it was shown, ms: leaving for a page without the region does not lengthen its stay. */
  at: number
  text: string
  action?: { label: string; onPress: () => void }
  /** Stays until it is closed, as errors do. */
  stays?: true
  /** When the visitor closes it or follows its action. Not when its time is over. */
  onClose?: () => void
}

interface ToastStore {
  toasts: Toast[]
  show: (toast: Omit<Toast, 'id' | 'at'>) => void
  dismiss: (id: number) => void
}

/** More than this on top of each other nobody reads. */
const max = 3

let lastId = 0

export const useToasts = create<ToastStore>((set) => ({
  toasts: [],
  // The same words again replace the first: a button pressed three times says one thing.
  show: (toast) =>
    set(({ toasts }) => ({
      toasts: [...toasts.filter((one) => one.text !== toast.text), { ...toast, id: ++lastId, at: Date.now() }].slice(
        -max,
      ),
    })),
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) })),
}))

/** For code outside of components. */
export const showToast = (toast: Omit<Toast, 'id' | 'at'>) => useToasts.getState().show(toast)
