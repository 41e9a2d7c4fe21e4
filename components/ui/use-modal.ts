import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/**
 * Opens and closes a native `<dialog>` by `open`. The browser does the rest: the focus stays inside and returns, Escape
 * cancels, the page behind is inert. The dialog must close before React removes the element, so that the focus returns.
 */
export const useModal = (open: boolean, onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    dialog.showModal()
    return () => dialog.close()
  }, [open])

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault()
      onClose()
    },
    // Both ends of the press must lie outside: a text selection that ends outside the dialog must not close it.
    onPointerDown: (event: PointerEvent) => {
      pressedOutside.current = event.target === ref.current
    },
    onClick: (event: MouseEvent) => {
      if (pressedOutside.current && event.target === ref.current) onClose()
    },
  }
}
