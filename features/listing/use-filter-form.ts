import { type FocusEvent, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useCountedTransition } from '#lib/api/use-counted-transition.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { type ListingHref, viewHref } from '#lib/routing/listing-href.ts'
import { readFilterForm } from './read-filter-form.ts'
import { focusAfterwards } from '#lib/routing/restored-focus.ts'
import { useFilterSheet } from './use-filter-sheet.ts'

/** The panel is a popover on phones: there the reader chooses in peace and presses the button at its end. */
const openPanel = (form: HTMLFormElement) => form.querySelector<HTMLElement>(':popover-open')

const isText = (field: EventTarget): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'text'

/**
 * Makes a plain GET form show every choice at once, without a new page.
 * @param view the address that the fields show; when it changes they follow
 */
export const useFilterForm = (href: ListingHref, view: string) => {
  const ref = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const [isPending, startTransition] = useCountedTransition()

  useFilterSheet(ref)

  const shown = useRef(view)
  useEffect(() => {
    // A chip or the back button changes the address behind the fields' back. What was typed before the scripts came stays.
    if (shown.current !== view) ref.current?.reset()
    shown.current = view
  }, [view])

  const show = (form: HTMLFormElement, source: Element | 'count' | null) => {
    const query = readFilterForm(new FormData(form))
    focusAfterwards(source)
    startTransition(() => router.push(viewHref(href, query), { scroll: false }))
  }

  const choose = useEffectEvent((field: EventTarget | null) => {
    const form = ref.current
    if (form && field instanceof Element && !isText(field) && !openPanel(form)) show(form, field)
  })
  // React tells of a change only in fields that it has made itself; these may have come as markup (lib/routing/markup-part.tsx).
  useEffect(() => {
    const form = ref.current
    const change = ({ target }: Event) => choose(target)
    form?.addEventListener('change', change)
    return () => form?.removeEventListener('change', change)
  }, [])

  return {
    ref,
    'aria-busy': isPending,
    // A price counts when its field is left or Enter pressed.
    onBlur: ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
      const field: EventTarget = target
      if (isText(field) && field.value !== field.defaultValue && !openPanel(currentTarget))
        show(currentTarget, relatedTarget)
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const panel = openPanel(event.currentTarget)
      panel?.hidePopover()
      show(event.currentTarget, panel ? 'count' : document.activeElement)
    },
  }
}
