import { render, screen } from '@testing-library/react'
import { useTranslations } from 'next-intl'
import { expect, test } from 'vitest'
import { pack } from '#lib/format/packed.ts'
import { withLaterTexts } from './later-texts.ts'
import { messages } from './messages.ts'
import { PackedMessages } from './packed-messages.tsx'

const { cart } = messages.hu
const Texts = ({ name }: { name: 'add' | 'toCart' }) => useTranslations('cart')(name)
const none: never[] = []
const first = pack({ cart: { add: cart.add } } as Partial<typeof messages.hu>)

test('a part that is loaded finds the later texts, though the page was rendered before', async () => {
  const page = (isLoaded: boolean) => (
    <PackedMessages locale="hu" messages={first} changed={none}>
      <Texts name="add" />
      {isLoaded && <Texts name="toCart" />}
    </PackedMessages>
  )
  const { rerender } = render(page(false))
  expect(screen.getByText(cart.add)).toBeInTheDocument()
  expect(await withLaterTexts(Promise.resolve('a part'))).toBe('a part')
  rerender(page(true))
  expect(screen.getByText(`${cart.add}${cart.toCart}`)).toBeInTheDocument()
})

test('what editors changed in the later texts is shown', async () => {
  await withLaterTexts(Promise.resolve())
  render(
    <PackedMessages locale="hu" messages={first} changed={[{ key: 'cart.toCart', value: 'Irány a kosár' }]}>
      <Texts name="toCart" />
    </PackedMessages>,
  )
  expect(screen.getByText('Irány a kosár')).toBeInTheDocument()
})

test('a page with all of its texts keeps them', async () => {
  await withLaterTexts(Promise.resolve())
  const own = { cart: { ...cart, toCart: 'A saját szöveg' } } as Partial<typeof messages.hu>
  render(
    <PackedMessages locale="hu" messages={pack(own)}>
      <Texts name="toCart" />
    </PackedMessages>,
  )
  expect(screen.getByText('A saját szöveg')).toBeInTheDocument()
})
