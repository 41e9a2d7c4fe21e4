import { expect, test } from 'vitest'
import type { Banner, BannerTemplate } from '#contracts/banners.ts'
import { groupBanners } from './group-banners.ts'

const banner = (template: BannerTemplate, id: number): Banner => ({
  id,
  template,
  title: '',
  text: '',
  ctaText: '',
  target: { type: 'page', id: '/' },
  picture: null,
  variants: [],
})

test('banners of one row template that follow each other form a group, others stand alone', () => {
  const banners = [
    banner('hero', 1),
    banner('card', 2),
    banner('card', 3),
    banner('collection', 4),
    banner('collection', 5),
    banner('card', 6),
  ]
  expect(groupBanners(banners).map(({ template, banners: its }) => [template, its.map(({ id }) => id)])).toEqual([
    ['hero', [1]],
    ['card', [2, 3]],
    ['collection', [4]],
    ['collection', [5]],
    ['card', [6]],
  ])
})
