import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Chip } from './chip.tsx'

test('a removable chip says what pressing it does', async () => {
  const onClick = vi.fn<() => void>()
  render(
    <Chip removable removeLabel="remove filter" onClick={onClick}>
      Paperback
    </Chip>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Paperback, remove filter' }))
  expect(onClick).toHaveBeenCalledOnce()
})

test('as a link it keeps its address', () => {
  render(
    <Chip asChild removable removeLabel="remove filter">
      <a href="#search">Paperback</a>
    </Chip>,
  )
  expect(screen.getByRole('link', { name: 'Paperback, remove filter' })).toHaveAttribute('href', '#search')
})
