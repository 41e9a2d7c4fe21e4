import { act, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MenuBelowLoader } from './menu-below-loader.tsx'
import { MenuBelow } from './menu-below.tsx'

const call = vi.hoisted(() => vi.fn<(name: string, input: { params: { id: string } }) => Promise<unknown>>())
vi.mock('#lib/api/browser.ts', () => ({ call }))

beforeEach(() => {
  call.mockReset()
  call.mockImplementation(async (_, { params: { id } }) => ({
    items: [{ id: Number(id) * 10, name: `Novellák ${id}`, path: `/kategoriak/novellak-${id}`, parentId: Number(id) }],
  }))
})

const Menus = ({ open }: { open?: number }) => (
  <header>
    {([1, 2] as const).map((category) => (
      <details key={category} open={open === category} aria-label={`menu ${category}`}>
        <summary>Széppróza</summary>
        <ul>
          <MenuBelow place={category === 1 ? 'panel' : 'accordion'} category={category} />
        </ul>
      </details>
    ))}
    <MenuBelowLoader />
  </header>
)

const linkIn = (menu: string) => within(screen.getByRole('group', { name: menu })).findByRole('link')

test('the categories below an entry come when it opens, once', async () => {
  render(<Menus />)
  expect(call).not.toHaveBeenCalled()
  const details = screen.getByRole<HTMLDetailsElement>('group', { name: 'menu 2' })
  details.open = true
  expect(await linkIn('menu 2')).toHaveAttribute('href', '/kategoriak/novellak-2')
  details.open = false
  details.open = true
  expect(await linkIn('menu 2')).toBeInTheDocument()
  expect(call).toHaveBeenCalledOnce()
})

test('an entry that was opened before the scripts came is filled', async () => {
  await act(async () => render(<Menus open={1} />))
  expect(await linkIn('menu 1')).toHaveTextContent('Novellák 1')
})
