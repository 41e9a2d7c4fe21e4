import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useMenuHover } from '../use-menu-hover.ts'
import { MenuDialog } from './menu-dialog.tsx'

let route: string[]
vi.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => route }))
beforeEach(() => {
  route = ['products', 'edes-anna-1']
})

const Dialog = () => (
  <MenuDialog title="Menü" closeLabel="Bezárás">
    <p>Könyvek</p>
  </MenuDialog>
)

test('the menu of phones closes when another page follows, and not before', () => {
  const { rerender } = render(<Dialog />)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
  dialog.showModal()
  rerender(<Dialog />)
  expect(dialog.open).toBe(true)
  route = ['cart']
  rerender(<Dialog />)
  expect(dialog.open).toBe(false)
})

test('the menu of phones that was opened before the scripts came stays open', () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
  const { rerender } = render(<Dialog />)
  expect(close).not.toHaveBeenCalled()
  route = ['cart']
  rerender(<Dialog />)
  expect(close).toHaveBeenCalledOnce()
})

const Menu = ({ at }: { at: string }) => {
  const { ref } = useMenuHover(at)
  return (
    <nav ref={ref}>
      <details>
        <summary>Könyvek</summary>
      </details>
    </nav>
  )
}

test('an open panel of the wide menu closes when another page follows, and when the focus leaves it', () => {
  const { rerender, container } = render(<Menu at="products/1" />)
  const panel = () => container.querySelector('details') as HTMLDetailsElement
  panel().open = true
  rerender(<Menu at="products/1" />)
  expect(panel().open).toBe(true)
  rerender(<Menu at="cart" />)
  expect(panel().open).toBe(false)
  panel().open = true
  fireEvent.focusIn(document.body)
  expect(panel().open).toBe(false)
})

test('a panel of the wide menu that was opened before the scripts came stays open', () => {
  const root = document.createElement('div')
  root.innerHTML = '<nav><details open=""><summary>Könyvek</summary></details></nav>'
  document.body.append(root)
  render(<Menu at="products/1" />, { container: root, hydrate: true })
  // React complains of the attribute that the browser has set, only while it is developed with.
  vi.spyOn(console, 'error').mockClear()
  expect(root.querySelector('details')?.open).toBe(true)
  root.remove()
})
