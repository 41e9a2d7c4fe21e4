import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SoftNavigation } from '#lib/routing/soft-navigation.tsx'
import { goWhenOnline } from '#lib/routing/wanted-page.ts'
import { OfflineNotice } from './offline-notice.tsx'

const push = vi.hoisted(() => vi.fn<(href: string) => void>())
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const turn = (isOnline: boolean) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })

afterEach(() => void vi.restoreAllMocks())

test('says that the reader is offline, keeps the wish and fulfils it once', async () => {
  const go = vi.fn<() => void>()
  render(
    <>
      <OfflineNotice text="Nincs kapcsolat." waitingText="Megnyitjuk." />
      <SoftNavigation />
    </>,
  )
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await turn(false)
  expect(screen.getByRole('status')).toHaveTextContent('Nincs kapcsolat.')
  await act(async () => goWhenOnline('/kosar', go))
  expect(screen.getByRole('status')).toHaveTextContent('Megnyitjuk.')
  expect(go).not.toHaveBeenCalled()
  expect(push).not.toHaveBeenCalled()
  await turn(true)
  expect(push.mock.calls).toEqual([['/kosar']])
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  goWhenOnline('/kosar', go)
  expect(go).toHaveBeenCalledOnce()
  await turn(true)
  expect(push).toHaveBeenCalledOnce()
})
