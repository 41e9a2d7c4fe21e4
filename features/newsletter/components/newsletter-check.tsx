'use client'

import { useEffect, useRef } from 'react'
import { BotCheckNote } from '#lib/bot-check/bot-check-note.tsx'
import { botToken } from '#lib/bot-check/bot-token.ts'
import { isChecked } from '#lib/bot-check/is-checked.ts'

/** Adds the token to the form, which the browser then sends itself. Without a script the form goes without a token. */
export const NewsletterCheck = () => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { current } = field
    const form = current?.form
    if (!current || !form || !isChecked('newsletter')) return
    let isAsking = false
    const send = (event: SubmitEvent) => {
      event.preventDefault()
      if (isAsking) return
      isAsking = true
      void botToken('newsletter').then((token) => {
        isAsking = false
        current.value = token ?? ''
        form.submit()
      })
    }
    form.addEventListener('submit', send)
    return () => form.removeEventListener('submit', send)
  }, [])
  return (
    <>
      <input ref={field} type="hidden" name="botToken" />
      <BotCheckNote action="newsletter" />
    </>
  )
}
