'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useCountedTransition } from '#lib/api/use-counted-transition.ts'
import { focusAfterwards } from './restored-focus.ts'
import { softLink } from './soft-link.ts'
import { goWhenOnline, useWantedPage } from './wanted-page.ts'

/**
 * Stands once in the page. A press of any link of the shop shows the next page without a full load. A page that was
 * requested offline is shown when the network is back.
 */
export const SoftNavigation = () => {
  const router = useRouter()
  const [, startTransition] = useCountedTransition()

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = softLink(event, new URL(location.href))
      if (!link) return
      event.preventDefault()
      if (link.dataset['focus'] === 'count') focusAfterwards('count')
      const go = link.href === location.href ? router.replace : router.push
      goWhenOnline(link.href, () => startTransition(() => go(link.href, { scroll: link.dataset['scroll'] !== 'keep' })))
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router, startTransition])

  useEffect(() => {
    const goOn = () => {
      const { href } = useWantedPage.getState()
      if (href === undefined) return
      useWantedPage.setState({ href: undefined })
      startTransition(() => router.push(href))
    }
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  }, [router, startTransition])

  return null
}
