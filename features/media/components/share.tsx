'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { showToast } from '#components/ui/toast-store.ts'

interface Props {
  menu: HTMLDetailsElement | null
  onDone: () => void
}

/** The address of the page without parameters that were added on the way to it. */
const here = () => location.origin + location.pathname

/**
 * Uses the device's own menu for sharing where there is one. The shop's menu closes by Escape and when the focus leaves
 * it.
 */
export const Share = ({ menu, onDone }: Props) => {
  useEffect(() => {
    if ('share' in navigator) {
      // A visitor who closes the device's menu has caused no error.
      void navigator.share({ title: document.title, url: here() }).catch(() => {})
      onDone()
      return
    }
    const leave = (event: Event) => {
      if (!menu) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        if (menu.open) menu.querySelector('summary')?.focus()
      } else if (event.target instanceof Node && menu.contains(event.target)) return
      menu.open = false
    }
    const leaving = ['keydown', 'pointerdown', 'focusin'] as const
    for (const name of leaving) document.addEventListener(name, leave)
    return () => {
      for (const name of leaving) document.removeEventListener(name, leave)
    }
  }, [menu, onDone])
  return null
}

export const CopyLink = ({ menu, onDone }: Props) => {
  const t = useTranslations('gallery')
  useEffect(() => {
    navigator.clipboard
      .writeText(here())
      .then(
        () => showToast({ tone: 'success', text: t('copied') }),
        () => showToast({ tone: 'error', text: t('notCopied') }),
      )
      .finally(() => {
        if (menu) menu.open = false
        onDone()
      })
  }, [menu, onDone, t])
  return null
}
