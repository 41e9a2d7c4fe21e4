import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

test('a hint and an error are read with the field', () => {
  render(<TextField label="Postcode" hint="Four digits." error="That is five." defaultValue="11345" />)
  const field = screen.getByRole('textbox', { name: 'Postcode' })
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Four digits. That is five.')
})

test('a field without a hint or an error describes nothing', () => {
  render(<TextField label="Postcode" />)
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby')
  expect(screen.getByRole('textbox')).toBeValid()
})

test('the required mark is not part of the name', () => {
  render(<TextField label="E-mail" required autoComplete="email" inputMode="email" />)
  const field = screen.getByRole('textbox', { name: 'E-mail' })
  expect(field).toBeRequired()
  expect(field).toHaveAttribute('autocomplete', 'email')
  expect(field).toHaveAttribute('inputmode', 'email')
})

test('refs and handlers reach the control, as react-hook-form needs them', async () => {
  const ref = createRef<HTMLInputElement>()
  const onBlur = vi.fn<() => void>()
  render(<TextField label="Name" name="name" ref={ref} onBlur={onBlur} />)
  await userEvent.type(screen.getByRole('textbox'), 'Anna')
  await userEvent.tab()
  expect(ref.current).toHaveValue('Anna')
  expect(onBlur).toHaveBeenCalledOnce()
})

test.each([
  ['textbox', <TextAreaField key="a" label="Note" error="Too long." />],
  ['combobox', <SelectField key="b" label="Note" error="Too long." />],
  ['checkbox', <Checkbox key="c" label="Note" error="Too long." />],
] as const)('a %s carries its error too', (role, field) => {
  render(field)
  expect(screen.getByRole(role, { name: 'Note' })).toHaveAccessibleDescription('Too long.')
})
