import { expect, test } from 'vitest'
import { coverOf } from './cover-of.ts'

test('a drawn cover has the size that covers are drawn at, another the one that its path tells', () => {
  expect(coverOf('/assets/covers/emma-en-0a1b2c3d')).toEqual({
    path: '/assets/covers/emma-en-0a1b2c3d',
    width: 640,
    height: 960,
  })
  expect(coverOf('/assets/fetched/emma-en-0a1b2c3d-640x905')).toEqual({
    path: '/assets/fetched/emma-en-0a1b2c3d-640x905',
    width: 640,
    height: 905,
  })
})
