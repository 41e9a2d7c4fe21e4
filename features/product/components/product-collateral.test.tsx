import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test } from 'vitest'
import type { BookFacts } from '#contracts/book-facts.ts'
import { messages } from '#lib/i18n/messages.ts'
import { ProductCollateral } from './product-collateral.tsx'

const nothing: BookFacts = {
  originalTitle: null,
  titles: [],
  credits: [],
  series: [],
  edition: null,
  contents: null,
  reviews: [],
  prizes: [],
}
const show = (facts: Partial<BookFacts>) =>
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu}>
      <ProductCollateral facts={{ ...nothing, ...facts }} />
    </NextIntlClientProvider>,
  )

test('prizes, reviews and contents are shown with their sources', () => {
  show({
    contents: 'Első fejezet',
    reviews: [{ type: '07', text: 'Remek.', author: 'Nagy Béla', source: 'Minta Lap' }],
    prizes: [{ name: 'Próba-díj', year: '1995', country: null, code: '01' }],
  })
  expect(screen.getByText('Próba-díj (1995, díjazott)')).toBeInTheDocument()
  expect(screen.getByText('Nagy Béla, Minta Lap, Egy korábbi kiadásról')).toBeInTheDocument()
  expect(screen.getByText('Tartalom').closest('details')).toHaveTextContent('Első fejezet')
})

test('a book without them has no headings', () => {
  const { container } = show({})
  expect(container).toBeEmptyDOMElement()
})
