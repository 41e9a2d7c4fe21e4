'use client'

import { useRouter } from 'next/navigation'
import { type HTMLAttributes, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '#lib/session/use-hydrated.ts'

interface Props extends HTMLAttributes<HTMLElement> {
  /** The name of the element. */
  as?: string
  /** The number of the part in its document. */
  number?: number
}

/** The content of the parts that are not on the page now: a visitor may come back to the page of the document. */
const away = new Map<number, DocumentFragment>()

/** Tells React that the content is not its own. In a document React does not write it, as it does not write any markup. */
const asItIs = { __html: '' }

/**
 * An element that came as markup, and which React leaves alone. The server puts it where an element and everything in it
 * only shows something (server/pages/cut-markup.ts), so the document has no second copy of it as data. Data for the
 * router have the elements themselves. Stands once in the root layout without a number, so that every document knows it.
 */
export const MarkupPart = ({ as, number, ...attributes }: Props) => {
  const ref = useRef<HTMLDivElement>(null)
  const { refresh } = useRouter()
  const isHydrated = useHydrated()
  const [isOfDocument] = useState(!isHydrated)

  useLayoutEffect(() => {
    const place = ref.current
    if (number === undefined || !place) return
    const content = away.get(number)
    if (content) {
      place.append(content)
      // As the document came: the choices that led to another page belong to that page.
      place.closest('form')?.reset()
    }
    // React made the page of the document anew, or the visitor left it before React had seen this part.
    else if (!isOfDocument) refresh()
    return () => {
      const leaving = document.createDocumentFragment()
      leaving.append(...place.childNodes)
      away.set(number, leaving)
    }
  }, [number, isOfDocument, refresh])

  if (number === undefined) return null
  const Tag = as as 'div'
  return (
    <Tag
      {...attributes}
      ref={ref}
      suppressHydrationWarning
      dangerouslySetInnerHTML={isOfDocument ? asItIs : undefined}
    />
  )
}
