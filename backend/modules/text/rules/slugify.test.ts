import { expect, it } from 'vitest'
import { slugify } from './slugify.ts'

it.each([
  ['Édes Anna', 'edes-anna'],
  ['Föld, föld!…', 'fold-fold'],
  ['A Martian’s Guide to Budapest', 'a-martians-guide-to-budapest'],
  ['Őrült űrhajó', 'orult-urhajo'],
  ['Straße & Smørrebrød', 'strasse-smorrebrod'],
])('makes an address of %s', (text, slug) => expect(slugify(text)).toBe(slug))
