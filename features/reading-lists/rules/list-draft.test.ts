import { expect, test } from 'vitest'
import { toRow } from './chosen-lines.ts'
import { fromDraft, toDraft } from './list-draft.ts'

const row = toRow({ written: 'Toldi', copies: 2, kind: 'unknown', missing: null, books: [] })

test('a list comes back as it was, before and after the search', () => {
  for (const rows of [undefined, [], [{ ...row, chosen: 7, copies: 30 }]]) {
    const list = { text: 'Toldi', pupils: '28', rows }
    expect(fromDraft(toDraft(list))).toEqual(list)
  }
})

test('without a draft the list is empty, for one pupil', () => {
  expect(fromDraft({})).toEqual({ text: '', pupils: '1', rows: undefined })
})

test.each(['{broken', '7', '[null]', '[{"key":"a"}]', '[{"key":"a","entry":{"written":"b"},"chosen":1,"copies":1}]'])(
  'rows that the page cannot show are looked for again: %s',
  (rows) => {
    expect(fromDraft({ text: 'Toldi', rows })).toEqual({ text: 'Toldi', pupils: '1', rows: undefined })
  },
)
