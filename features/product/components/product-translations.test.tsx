import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test, vi } from 'vitest'
import { messages } from '#lib/i18n/messages.ts'
import { ProductTranslations } from './product-translations.tsx'

vi.mock('#lib/routing/navigation.ts', async () => {
  const { createElement } = await import('react')
  return { Link: ({ href, ...rest }: { href: { path: string } }) => createElement('a', { ...rest, href: href.path }) }
})

const edition = (id: number, title: string, language: string, publisher: string) => ({
  id,
  path: `/termekek/${id}`,
  title,
  language,
  publisher,
})
const linesOf = (...translations: ReturnType<typeof edition>[]) => {
  const { container } = render(
    <NextIntlClientProvider locale="hu" messages={messages.hu}>
      <ProductTranslations language="hu" translations={translations} />
    </NextIntlClientProvider>,
  )
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
}

test('editions of other publishers stand apart from translations, each with what tells it apart', () => {
  expect(linesOf(edition(2, 'Hamlet', 'en', 'Arden'), edition(3, 'Hamlet', 'hu', 'Magvető'))).toEqual([
    'Más nyelven: Hamlet (angol)',
    'Más kiadásban: Hamlet (Magvető)',
  ])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/termekek/2', '/termekek/3'])
})

test('what there is none of has no line', () => {
  expect(linesOf(edition(2, 'Hamlet', 'en', 'Arden'))).toEqual(['Más nyelven: Hamlet (angol)'])
  expect(linesOf()).toEqual([])
})
