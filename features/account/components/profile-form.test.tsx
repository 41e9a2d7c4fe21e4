import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Me } from '#contracts/session.ts'
import { messages } from '#lib/i18n/messages.ts'
import { nameFieldsOf } from '#lib/session/name-fields-of.ts'
import { ProfileForm } from './profile-form.tsx'

const api = vi.hoisted(() => vi.fn<(name: string, input: unknown) => Promise<unknown>>())
vi.mock('#lib/api/browser.ts', () => ({ call: api }))
beforeEach(() => {
  document.cookie = 'customer=1'
  api.mockReset()
  api.mockResolvedValue({})
})

const { forms, profile } = messages.hu
const meNamed = (name: object) => ({ personalInfo: { name, displayName: '' } }) as unknown as Me

const change = async (name: object, label: string) => {
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>
        <ProfileForm me={meNamed(name)} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  await userEvent.type(screen.getByLabelText(new RegExp(`^${label}`)), ' Nóra')
  await userEvent.click(screen.getByRole('button', { name: profile.save }))
  await vi.waitFor(() => expect(api).toHaveBeenCalled())
  return api.mock.calls[0]
}
const sent = (name: object) => ['PATCH /v2.0/me', { body: { personalInfo: { name } } }]

test.each([
  ['simple', forms.name],
  ['company', forms.company],
])('a name of the type %s has one field, and stays what it is', async (type, label) => {
  expect(await change({ type, name: 'Kis' }, label)).toEqual(sent({ type, name: 'Kis Nóra' }))
})

test('a separated name has two fields', async () => {
  expect(await change({ type: 'separated', firstName: 'Éva', lastName: 'Kis' }, forms.firstName)).toEqual(
    sent({ firstName: 'Éva Nóra', lastName: 'Kis' }),
  )
})

test('the checkout is filled in with a person: the parts of a name of one field, and nothing for a company', () => {
  const simple = meNamed({ type: 'simple', name: 'Kis Nóra' })
  expect(nameFieldsOf(simple, 'hu')).toEqual({ lastName: 'Kis', firstName: 'Nóra' })
  expect(nameFieldsOf(simple, 'en')).toEqual({ lastName: 'Nóra', firstName: 'Kis' })
  expect(nameFieldsOf(meNamed({ type: 'company', name: 'Minta Kft.' }), 'hu')).toEqual({ lastName: '', firstName: '' })
})
