import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { QuantityStepper } from './quantity-stepper.tsx'

const setUp = (start: number) => {
  const onChange = vi.fn<(value: number) => void>()
  const Cart = () => {
    const [value, setValue] = useState(start)
    return (
      <QuantityStepper
        value={value}
        onChange={(next) => {
          onChange(next)
          setValue(next)
        }}
        max={14}
        label="Quantity"
        decreaseLabel="Less"
        increaseLabel="More"
      />
    )
  }
  render(<Cart />)
  return { onChange, field: screen.getByRole('spinbutton', { name: 'Quantity' }) }
}

test('buttons step and stop at the ends', async () => {
  const { field, onChange } = setUp(13)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(field).toHaveValue(14)
  expect(screen.getByRole('button', { name: 'More' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Less' }))
  expect(onChange.mock.calls).toEqual([[14], [13]])
})

test('what is typed counts once, when the field is left', async () => {
  const { field, onChange } = setUp(1)
  await userEvent.clear(field)
  await userEvent.type(field, '12')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onChange.mock.calls).toEqual([[12]])
})

test.each([
  ['99', 14],
  ['0', 1],
])('typing %s gives %d', async (typed, value) => {
  const { field } = setUp(5)
  await userEvent.clear(field)
  await userEvent.type(field, `${typed}{Enter}`)
  expect(field).toHaveValue(value)
})

test('an emptied field goes back to what it was', async () => {
  const { field, onChange } = setUp(5)
  await userEvent.clear(field)
  await userEvent.tab()
  expect(field).toHaveValue(5)
  expect(onChange).not.toHaveBeenCalled()
})
