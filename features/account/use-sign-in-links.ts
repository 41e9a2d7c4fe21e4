import { useEffect } from 'react'
import { mainId } from '#components/layout/skip-link.tsx'
import { requestSignIn } from '#lib/session/request-sign-in.ts'

/** A link for guests is gone after the sign-in, and the focus would be nowhere. It returns after the modal has closed. */
const focusPage = (): void =>
  void requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(mainId)?.focus()
  })

/**
 * Links to the sign-in page that are marked with `data-sign-in` open the modal over the page. Without scripts, and in a
 * new tab, they are links. The mark names the action that goes on afterwards (request-sign-in.ts).
 */
export const useSignInLinks = (): void =>
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('[data-sign-in]')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      // Before the router of the page sees the press.
      event.preventDefault()
      event.stopPropagation()
      void requestSignIn(link.dataset['signIn']).then(focusPage)
    }
    document.addEventListener('click', press, { capture: true })
    return () => document.removeEventListener('click', press, { capture: true })
  }, [])
