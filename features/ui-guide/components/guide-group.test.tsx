import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test } from 'vitest'
import { uiGuideGroups } from '#contracts/ui-guide-groups.ts'
import { messages } from '#lib/i18n/messages.ts'
import type { SampleBook } from '../server.ts'
import { GuideGroup } from './guide-group.tsx'

const cover = { path: '/assets/covers/edes-anna', width: 640, height: 960 }
const books = [{ id: 1, title: 'Édes Anna', cover }] as unknown as SampleBook[]

test.each(uiGuideGroups)('the group %s shows its parts and their code', (group) => {
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <GuideGroup group={group} books={books} />
    </NextIntlClientProvider>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(messages.hu.uiGuide.groups[group].title)
})
