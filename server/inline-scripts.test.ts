import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashInlineScripts } from './inline-scripts.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const ofNext = [
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[94553]});',
  '(self.__next_f=self.__next_f||[]).push([0])',
  String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n2:Édes Anna \u003c/script\u003e)"])`,
  'self.__next_f.push([3,"4AEC"])',
]

it('hashes the inline scripts of Next, those with attributes and those of several lines too', () => {
  const [first = '', ...rest] = ofNext
  const page = `<head><script src="/a.js" async=""></script><script id="_R_">${first}</script></head>${rest.map((one) => `<script>${one}</script>`).join('<p>\n')}`
  expect(hashInlineScripts(page)).toEqual(ofNext.map(hashOf))
})

it.each([
  'alert(1)',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"],alert(1))',
  'self.__next_f.push([alert(1)])',
  'self.__next_f.push([1,`${alert(1)}`])',
  'self.__next_f.push([1,"a"])//\nalert(1)',
  ' self.__next_f.push([1,"a"])',
  '',
])('gives no hash to %j, which came from elsewhere', (script) => {
  expect(hashInlineScripts(`<p>${ofNext[0]}</p><script>${script}</script>`)).toEqual([])
})

it('leaves out what is no script but data, or has an address', () => {
  expect(
    hashInlineScripts(
      '<script type="application/ld+json">{"a":1}</script><script src="/a.js" async="">self.__next_f.push([0])</script>',
    ),
  ).toEqual([])
})
