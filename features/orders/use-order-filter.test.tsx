import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useOrderFilter } from './use-order-filter.ts'

beforeEach(() => history.replaceState(null, '', '/rendelesek'))

test('the filter is written into the address and read from it', () => {
  const { result } = renderHook(() => useOrderFilter())
  expect(result.current[0]).toEqual({ ofOrganization: false, group: undefined, year: undefined, q: '' })
  act(() => result.current[1]({ ofOrganization: true, group: 'closed', year: 2025, q: 'Édes Anna' }))
  expect(location.search).toBe('?of=organization&group=closed&year=2025&q=%C3%89des+Anna')
  expect(result.current[0]).toEqual({ ofOrganization: true, group: 'closed', year: 2025, q: 'Édes Anna' })
  act(() => result.current[1]({ ofOrganization: false, group: undefined, year: undefined, q: '' }))
  expect(location.search).toBe('')
})

test('what is no filter is passed over', () => {
  history.replaceState(null, '', '/rendelesek?group=mine&year=99999&q=%20')
  const { result } = renderHook(() => useOrderFilter())
  expect(result.current[0]).toEqual({ ofOrganization: false, group: undefined, year: undefined, q: '' })
})
