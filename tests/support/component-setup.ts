import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest'

// Node's streams, which fetch and msw need, are not among the globals that a document of jsdom has.
Object.assign(globalThis, { ReadableStream, TransformStream, WritableStream })

// Limits for what never appears: the library's own second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

/**
 * jsdom has `<dialog>` without its methods. The methods below handle focus and `open`, which is enough for the tests.
 */
const focusBefore = new WeakMap<HTMLDialogElement, Element | null>()

HTMLDialogElement.prototype.showModal = function showModal() {
  focusBefore.set(this, document.activeElement)
  this.setAttribute('open', '')
  this.querySelector<HTMLElement>('button, input, select, textarea, a[href]')?.focus()
}

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return
  this.removeAttribute('open')
  const before = focusBefore.get(this)
  if (before instanceof HTMLElement) before.focus()
  this.dispatchEvent(new Event('close'))
}

// A browser turns Escape into a `cancel` event and closes the dialog, unless the event is prevented.
document.addEventListener('keydown', (event) => {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
  if (event.key !== 'Escape' || !dialog) return
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
})

/**
 * jsdom hides popovers, but has no methods for them. The methods below show and hide a popover and send its toggle
 * events.
 */
const sendToggle = (element: HTMLElement, newState: 'open' | 'closed') => {
  element.style.display = newState === 'open' ? 'block' : ''
  element.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
}

HTMLElement.prototype.showPopover = function showPopover() {
  sendToggle(this, 'open')
}

HTMLElement.prototype.hidePopover = function hidePopover() {
  sendToggle(this, 'closed')
}

/** A complaint of React or of a library is a defect. A test that expects a complaint clears the mock (`vi.mocked`). */
let complaints: MockInstance<typeof console.error>[] = []

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(() => {
  cleanup()
  const printed = complaints.flatMap((spy) => spy.mock.calls)
  vi.restoreAllMocks()
  if (printed.length > 0)
    throw new Error(`The console was not silent:\n${printed.map((words) => words.join(' ')).join('\n')}`)
})
