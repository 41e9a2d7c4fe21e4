import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Form } from './form.tsx'
import { FormFailure } from './form-failure.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { messages } from '#lib/i18n/messages.ts'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'

const { errors, fields } = messages.hu
const schema = z.object({ word: z.string().check(z.minLength(1, { error: 'required' })) })
const loadSchema = vi.fn<() => Promise<typeof schema>>(async () => schema)
const send = vi.fn<(values: unknown, callbacks: unknown) => void>()

const resolver = schemaResolver(loadSchema)

const Search = () => {
  const { field, submit, failure } = useForm({
    resolver,
    defaultValues: { word: '' },
    mutation: { mutate: send, isPending: false, isSuccess: false, error: null },
    toInput: (values) => values,
  })
  return (
    <Form submit={submit}>
      <FormFailure failure={failure} title="Hiba" />
      <TextField {...field('word')} label="Szó" />
      <button type="submit">Küldés</button>
    </Form>
  )
}

test('a form whose schema cannot be loaded says why, loses nothing and can be sent again', async () => {
  loadSchema.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const user = userEvent.setup()
  render(
    <NextIntlClientProvider locale="hu" messages={{ errors, fields }} timeZone="Europe/Budapest">
      <Search />
    </NextIntlClientProvider>,
  )
  const press = () => user.click(screen.getByRole('button', { name: 'Küldés' }))
  await user.type(screen.getByRole('textbox'), 'Anna')
  await press()
  expect(await screen.findByText(errors.service_unavailable)).toBeVisible()
  expect(send).not.toHaveBeenCalled()

  await press()
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ word: 'Anna' }, expect.anything()))
  expect(screen.queryByText(errors.service_unavailable)).toBeNull()

  await user.clear(screen.getByRole('textbox'))
  await press()
  expect(await screen.findByText(fields.required)).toBeVisible()
  expect(send).toHaveBeenCalledTimes(1)
})
