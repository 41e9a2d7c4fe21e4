import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { closeModal, openModal, useOpenModal } from './modal-queue.ts'

test('of each key one modal is open at a time, the next one when it closes', async () => {
  const { result } = renderHook(() => ({ signIn: useOpenModal('signIn'), coupon: useOpenModal('coupon') }))
  expect(result.current).toEqual({ signIn: undefined, coupon: undefined })
  const wanted: Promise<boolean>[] = []
  act(() => void wanted.push(openModal('signIn'), openModal('signIn'), openModal('coupon')))
  const [first, coupon] = [result.current.signIn, result.current.coupon]
  expect([first, coupon]).toEqual([expect.any(Number), expect.any(Number)])

  act(() => closeModal('signIn', true))
  expect(await wanted[0]).toBe(true)
  expect(result.current.signIn).toEqual(expect.any(Number))
  expect(result.current.signIn).not.toBe(first)
  expect(result.current.coupon).toBe(coupon)

  act(() => closeModal('signIn'))
  expect(await wanted[1]).toBe(false)
  act(() => closeModal('coupon'))
  expect(await wanted[2]).toBe(false)
  expect(result.current).toEqual({ signIn: undefined, coupon: undefined })
})

test('where none is open, closing does nothing', () => {
  const { result } = renderHook(() => useOpenModal('coupon'))
  act(() => closeModal('coupon'))
  expect(result.current).toBeUndefined()
})
