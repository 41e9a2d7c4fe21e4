import { expect, test } from 'vitest'
import { listHeaders } from './list-headers.ts'

test('a mail that one can leave says where, and that one POST is enough', () => {
  expect(listHeaders('https://kolofon.example/api/unsubscribe?token=x')).toEqual({
    'List-Unsubscribe': '<https://kolofon.example/api/unsubscribe?token=x>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(listHeaders(undefined)).toEqual({})
})
