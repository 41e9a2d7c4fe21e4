import { expect, test } from 'vitest'
import { decodeEntities } from './decode-entities.ts'

test.each([
  ['&aacute;rv&iacute;z &Uuml;d&ouml;&bdquo; &hellip;', 'árvíz Üdö„ …'],
  ['&#337;&#x171; &amp;amp;', 'őű &amp;'],
  ['&unknown; &amp &eacute', '&unknown; &amp &eacute'],
  ['a&#0;b&#10;c&#xD800;d&#x110000;e', 'a b c d e'],
  ['&#99999999;', '&#99999999;'],
])('%j reads %j', (html, text) => {
  expect(decodeEntities(html)).toBe(text)
})
