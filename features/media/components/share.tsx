'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { showToast } from '#components/ui/toast-store.ts'

interface Props {
  menu: HTMLDetailsElement | null
  onDone: () => void
}

/** The page's address without what somebody's way to it has added. */
const here = () => location.origin + location.pathname

/** By the device's own means, or by the menu, which closes by Escape and when its reader goes elsewhere. */
export const Share = ({ menu, onDone }: Props) => {
  useEffect(() => {
    if ('share' in navigator) {
      // Who thinks better of it has done nothing wrong.
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
