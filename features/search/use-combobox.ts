import { useEffect, useEffectEvent, useState } from 'react'
import type { Suggestion } from './suggestion.ts'

interface Options {
  field: HTMLInputElement
  listId: string
  hintId: string
  items: readonly Suggestion[]
  optionId: (item: Suggestion) => string
  onType: (value: string) => void
  onChoose: (item: Suggestion) => void
  onRemove: (item: Suggestion) => void
  onSubmit: (value: string) => void
}

const setText = (field: HTMLInputElement, value: string) => {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** On phones the field opens below the header. When it closes, the button that opened it gets the focus. */
const backToToggle = (field: HTMLInputElement) => {
  const toggle = field.closest('header')?.querySelector<HTMLDetailsElement>('[data-search-toggle][open]')
  if (!toggle?.checkVisibility()) return
  toggle.open = false
  toggle.querySelector('summary')?.focus()
}

/**
 * Makes a combobox (WAI-ARIA practices) of an existing field, whose form works without scripts, too. The focus stays in
 * the field, the arrow keys move through the list, and Enter takes the chosen option or sends the form.
 */
export const useCombobox = (options: Options) => {
  const { field, listId, hintId, items, optionId, onType, onChoose, onRemove, onSubmit } = options
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isShown = isOpen && items.length > 0
  const chosen = isShown ? items[active] : undefined

  const move = (to: number) => {
    setOpen(true)
    // The field itself stands before the first option and after the last one.
    const places = items.length + 1
    setActive(((to + 1 + places) % places) - 1)
  }

  const keys: Record<string, () => boolean> = {
    ArrowDown: () => (move(active + 1), true),
    ArrowUp: () => (move(isShown && active === -1 ? items.length - 1 : active - 1), true),
    Home: () => (chosen ? (move(0), true) : false),
    End: () => (chosen ? (move(items.length - 1), true) : false),
    Enter: () => (chosen ? (onChoose(chosen), true) : false),
    Delete: () => (chosen?.isRecent ? (onRemove(chosen), setActive(-1), true) : false),
    Escape: () => {
      if (field.value) setText(field, '')
      else if (isShown) setOpen(false)
      else backToToggle(field)
      return true
    },
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.isComposing && keys[event.key]?.()) event.preventDefault()
  })
  const onInput = useEffectEvent(() => {
    setActive(-1)
    setOpen(true)
    onType(field.value)
  })
  const onFocus = useEffectEvent(() => {
    setOpen(true)
    // The visitor may have typed before this code listened.
    onType(field.value)
  })
  const onLeave = useEffectEvent(() => setOpen(false))
  const onSend = useEffectEvent(() => onSubmit(field.value))
  const onPress = useEffectEvent(({ target }: MouseEvent) => {
    const option = target instanceof Element ? target.closest('[role=option]') : null
    const pressed = items.find((item) => optionId(item) === option?.id)
    if (pressed) onChoose(pressed)
  })

  useEffect(() => {
    const { form } = field
    const stop = new AbortController()
    const { signal } = stop
    field.addEventListener('keydown', (event) => onKey(event), { signal })
    field.addEventListener('input', () => onInput(), { signal })
    field.addEventListener('focus', () => onFocus(), { signal })
    field.addEventListener('blur', () => onLeave(), { signal })
    form?.addEventListener('submit', () => onSend(), { signal })
    // This code is loaded after the focus, and sometimes after the visitor has left the field.
    if (document.activeElement === field) field.dispatchEvent(new FocusEvent('focus'))
    return () => stop.abort()
  }, [field])

  useEffect(() => {
    const list = isShown ? document.getElementById(listId) : null
    const stop = new AbortController()
    const { signal } = stop
    // The focus stays in the field wherever the list is pressed.
    list?.addEventListener('pointerdown', (event) => event.preventDefault(), { signal })
    list?.addEventListener('click', (event) => onPress(event), { signal })
    return () => stop.abort()
  }, [isShown, listId])

  useEffect(() => {
    const attributes: Record<string, string | undefined> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': chosen && optionId(chosen),
      'aria-describedby': chosen?.isRecent ? hintId : undefined,
    }
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) field.removeAttribute(name)
      else field.setAttribute(name, value)
    if (chosen) document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' })
  })

  return { isShown, chosen, close: () => setOpen(false) }
}
