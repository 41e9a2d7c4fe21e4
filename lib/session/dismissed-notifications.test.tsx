import { afterEach, expect, test } from 'vitest'
import { isDismissed, saveDismissed } from './dismissed-notifications.ts'

afterEach(() => {
  document.cookie = 'notifications=; path=/; max-age=0'
})

test('a closed notification stays away, the others do not', () => {
  expect(isDismissed('a')).toBe(false)
  saveDismissed('a')
  saveDismissed('b')
  saveDismissed('a')
  expect([isDismissed('a'), isDismissed('b'), isDismissed('c')]).toEqual([true, true, false])
})

test('the cookie holds the latest twenty', () => {
  for (let index = 0; index < 25; index++) saveDismissed(`n-${index}`)
  expect([isDismissed('n-4'), isDismissed('n-5'), isDismissed('n-24')]).toEqual([false, true, true])
})
