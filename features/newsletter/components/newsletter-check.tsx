'use client'

import { useEffect, useRef } from 'react'
import { BotCheckNote } from '#lib/bot-check/bot-check-note.tsx'
import { isChecked } from '#lib/bot-check/is-checked.ts'

const loadSender = () => import('../send-form.ts')

/**
 * In a shop with the bot check a script sends the form. Without the script, or if it cannot be loaded, the browser does
 * it, without a token.
 */
export const NewsletterCheck = () => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form || !isChecked('newsletter')) return
    let isSending = false
    const send = async () => {
      const { sendForm } = await loadSender()
      const outcome = await sendForm(new FormData(form))
      if (outcome === 'sent') form.reset()
      // The same outcome once more is to be seen and heard again.
      window.location.hash = ''
      window.location.hash = outcome
    }
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      if (isSending) return
      isSending = true
      void send()
        .catch(() => form.submit())
        .finally(() => (isSending = false))
    }
    form.addEventListener('submit', onSubmit)
    return () => form.removeEventListener('submit', onSubmit)
  }, [])
  return (
    <div ref={place} className="empty:hidden">
      <BotCheckNote action="newsletter" />
    </div>
  )
}
