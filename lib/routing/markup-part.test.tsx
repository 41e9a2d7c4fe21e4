import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { MarkupPart } from './markup-part.tsx'

const refresh = vi.hoisted(() => vi.fn<() => void>())
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const markup = '<a href="/kosar">Kosár</a>'
const documentOf = (content: string) => {
  const place = document.createElement('main')
  place.innerHTML = `<section class="books">${content}</section>`
  document.body.append(place)
  return place
}

beforeEach(() => {
  document.body.replaceChildren()
  refresh.mockClear()
})

test('the markup of the document stays, with what others did to it, whenever React renders the page again', async () => {
  const place = documentOf(markup)
  const link = place.querySelector('a')
  const page = (name: string) => <MarkupPart as="section" number={1} className={name} />
  const root = await act(() => hydrateRoot(place, page('books')))
  link?.setAttribute('aria-current', 'page')
  act(() => root.render(page('books wide')))
  expect(place.querySelector('a')).toBe(link)
  expect(link).toHaveAttribute('aria-current', 'page')
  expect(place.firstElementChild).toHaveClass('wide')
  act(() => root.unmount())
})

test('a visitor who comes back sees what the document had', async () => {
  const place = documentOf(markup)
  const root = await act(() => hydrateRoot(place, <MarkupPart as="section" number={2} className="books" />))
  act(() => root.unmount())
  const { container } = render(<MarkupPart as="section" number={2} className="books" />)
  expect(container.innerHTML).toBe(`<section class="books">${markup}</section>`)
  expect(refresh).not.toHaveBeenCalled()
})

test('choices of a form that led away are not those of the page', async () => {
  document.body.innerHTML =
    '<main><form><section><details open><input type="checkbox" name="format"></details></section></form></main>'
  const place = document.querySelector('main')!
  const page = (
    <form>
      <MarkupPart as="section" number={4} />
    </form>
  )
  const root = await act(() => hydrateRoot(place, page))
  const box = place.querySelector('input')!
  box.checked = true
  act(() => root.render(null))
  act(() => root.render(page))
  expect(place.querySelector('input')).toBe(box)
  expect(box.checked).toBe(false)
  expect(place.querySelector('details')?.open).toBe(true)
  act(() => root.unmount())
})

test('where React makes a page without its document, the router gets its data', () => {
  render(<MarkupPart as="section" number={3} />)
  expect(refresh).toHaveBeenCalledOnce()
})

test('without a number it is nothing', () => {
  expect(render(<MarkupPart />).container).toBeEmptyDOMElement()
})
