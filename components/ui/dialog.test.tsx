import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'

const Page = ({ Modal }: { Modal: typeof Dialog | typeof Drawer }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Delete?"
        closeLabel="Close"
        footer={<button>Yes</button>}
      >
        <p>For ever.</p>
      </Modal>
    </>
  )
}

const modals = [
  ['dialog', Dialog],
  ['drawer', Drawer],
] as const

test.each(modals)('a %s is named by its title and holds its content only while it is open', async (_, Modal) => {
  render(<Page Modal={Modal} />)
  expect(screen.queryByText('For ever.')).toBeNull()
  await userEvent.click(screen.getByText('open'))
  expect(screen.getByRole('dialog', { name: 'Delete?' })).toHaveTextContent('For ever.')
})

test.each(modals)('Escape closes a %s and gives focus back', async (_, Modal) => {
  render(<Page Modal={Modal} />)
  await userEvent.click(screen.getByText('open'))
  expect(screen.getByText('open')).not.toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('open')).toHaveFocus()
})

test.each(modals)('the close button closes a %s', async (_, Modal) => {
  render(<Page Modal={Modal} />)
  await userEvent.click(screen.getByText('open'))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a press on the backdrop closes, one that began inside does not', async () => {
  render(<Page Modal={Dialog} />)
  await userEvent.click(screen.getByText('open'))
  const dialog = screen.getByRole('dialog')
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('For ever.') },
    { keys: '[/MouseLeft]', target: dialog },
  ])
  expect(screen.getByRole('dialog')).toBeVisible()
  await userEvent.click(dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
})
