import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('a busy button keeps its name and its focus and takes no second press', async () => {
  const onSubmit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault())
  const onClick = vi.fn<() => void>()
  const form = (busy: boolean) => (
    <form ref={(element) => element?.addEventListener('submit', onSubmit)}>
      <Button type="submit" busy={busy} onClick={onClick}>
        Send
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  screen.getByRole('button').focus()
  rerender(form(true))
  const button = screen.getByRole('button', { name: 'Send', busy: true })
  expect(button).toHaveFocus()
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('with asChild its child stays what it is', () => {
  render(
    <Button asChild look="primary">
      <a href="#series" className="own">
        Series
      </a>
    </Button>,
  )
  const link = screen.getByRole('link', { name: 'Series' })
  expect(link).toHaveAttribute('href', '#series')
  expect(link).toHaveClass('own', 'bg-rubric')
  expect(screen.queryByRole('button')).toBeNull()
})
