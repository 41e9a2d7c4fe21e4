import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test } from 'vitest'
import { StepIndicator } from './step-indicator.tsx'

const steps = [
  { label: 'Elérhetőség', href: '/checkout' as const },
  { label: 'Szállítás', href: '/checkout/delivery' as const },
  { label: 'Fizetés' },
]

test('the current step is drawn as current even when it is complete; only earlier steps are done and lead back', () => {
  render(
    <NextIntlClientProvider locale="hu" messages={{}}>
      <StepIndicator label="Lépések" steps={steps} current={1} doneLabel="kész" />
    </NextIntlClientProvider>,
  )
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  expect(items.map((item) => item.textContent)).toEqual(['Elérhetőség(kész)', '2Szállítás', '3Fizetés'])
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Elérhetőség(kész)'])
})
