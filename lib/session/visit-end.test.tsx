import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { leavePage } from './leave-page.ts'
import { endSession, noticeEnd, takeWarning } from './visit-end.ts'

vi.mock('./leave-page.ts', () => ({ leavePage: vi.fn<(path?: string) => void>() }))

const setReason = (reason: string) => void (document.cookie = `ended=${reason}; path=/`)
beforeEach(() => void vi.mocked(leavePage).mockClear())
afterEach(() => {
  document.cookie = 'ended=; path=/; max-age=0'
  sessionStorage.clear()
  vi.restoreAllMocks()
})

test('a session that has run out does not take away the page', () => {
  noticeEnd()
  expect(leavePage).not.toHaveBeenCalled()
})

test('signed out in another tab: the page is loaded again, without a warning', () => {
  setReason('signed_out')
  noticeEnd()
  expect(leavePage).toHaveBeenCalledOnce()
  expect(takeWarning()).toBe(false)
})

test('ended by the operation mode: the page is loaded again, and warns once', () => {
  setReason('operation_mode_changed')
  noticeEnd()
  expect(leavePage).toHaveBeenCalledOnce()
  expect(takeWarning()).toBe(true)
  expect(takeWarning()).toBe(false)
})

test('a tab that had no customer warns of nothing', () => {
  setReason('operation_mode_changed')
  expect(takeWarning()).toBe(false)
})

test('a browser that forbids the storage loads the page again, too', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  setReason('operation_mode_changed')
  noticeEnd()
  expect(leavePage).toHaveBeenCalledOnce()
  expect(takeWarning()).toBe(false)
})

describe('a sign-out', () => {
  // A page that has been signed out asks for nothing more: each test has its own.
  let client: QueryClient
  beforeEach(() => void (client = new QueryClient()))
  const fill = () => {
    client.setQueryData(['me'], { id: 1 })
    client.setQueryData(['draft-order'], { uuid: 'x' })
    sessionStorage.setItem('draft', 'typed')
  }

  test('clears what belongs to the customer, and loads the page again', async () => {
    fill()
    await endSession(client, async () => undefined)
    expect(client.getQueryCache().getAll()).toEqual([])
    expect(sessionStorage).toHaveLength(0)
    expect(vi.mocked(leavePage).mock.calls).toEqual([[undefined]])
  })

  test('leads on where it is told to, and the notice of its own end does not', async () => {
    await endSession(
      client,
      async () => {
        setReason('signed_out')
        noticeEnd()
      },
      '/sikeres-torles',
    )
    expect(vi.mocked(leavePage).mock.calls).toEqual([['/sikeres-torles']])
  })

  test('that fails clears nothing', async () => {
    fill()
    await expect(endSession(client, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(client.getQueryData(['me'])).toEqual({ id: 1 })
    expect(sessionStorage).toHaveLength(1)
    expect(leavePage).not.toHaveBeenCalled()
  })

  /** A list that the page shows: its calls are counted, and the first is never answered. */
  const showList = () => {
    const asked: AbortSignal[] = []
    const list = new QueryObserver(client, {
      queryKey: ['own-orders'],
      queryFn: ({ signal }) => {
        asked.push(signal)
        return asked.length > 1 ? ['K-1'] : new Promise<string[]>(() => undefined)
      },
    })
    const stop = list.subscribe(() => undefined)
    return { asked, list, stop }
  }

  test('gives up what the page still asks for, before the call', async () => {
    const { asked, stop } = showList()
    const abortedBefore: boolean[] = []
    await endSession(client, async () => void abortedBefore.push(...asked.map(({ aborted }) => aborted)))
    expect(abortedBefore).toEqual([true])
    stop()
  })

  test('gives up what the page begins to ask for meanwhile', async () => {
    await endSession(client, async () => {
      const { asked, stop } = showList()
      await vi.waitFor(() => expect(asked.map(({ aborted }) => aborted)).toEqual([true]))
      stop()
    })
    expect(leavePage).toHaveBeenCalledOnce()
  })

  test('that fails asks for it again', async () => {
    const { list, stop } = showList()
    await expect(endSession(client, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    await vi.waitFor(() => expect(list.getCurrentResult().data).toEqual(['K-1']))
    stop()
  })
})
