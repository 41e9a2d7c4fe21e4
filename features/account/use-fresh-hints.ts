import { useEffect } from 'react'
import { cookiesEvent } from '#lib/api/cookies-event.ts'
import { rereadHints } from '#lib/session/hint-cookies.ts'

/** After a refused call, after a sign-in, and after the Back button has brought this page back. */
const changes = [cookiesEvent, 'pageshow'] as const

/** Reads the cookies again when an answer or another tab has changed them. Not every browser tells of the latter. */
export const useFreshHints = (): void =>
  useEffect(() => {
    // An answer may have come before this code.
    rereadHints()
    for (const change of changes) window.addEventListener(change, rereadHints)
    window.cookieStore?.addEventListener('change', rereadHints)
    return () => {
      for (const change of changes) window.removeEventListener(change, rereadHints)
      window.cookieStore?.removeEventListener('change', rereadHints)
    }
  }, [])
