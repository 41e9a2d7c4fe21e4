import type { BlockForm } from '#contracts/content-forms.ts'
import type { EditorialForm } from '../form/editorial-form.ts'
import { type TargetForm, targetKinds } from '#contracts/reference-forms.ts'
import type { MenuNodeForm } from '#contracts/region-forms.ts'

export type ReferenceKind = Exclude<(typeof targetKinds)[number], 'page' | 'url'> | 'bannerStrip' | 'menu'

export interface Reference {
  kind: ReferenceKind
  name: string
  /** The path in the form. */
  path: (string | number)[]
}

type Path = Reference['path']

const inTarget = (target: TargetForm | undefined, path: Path): Reference[] =>
  targetKinds.flatMap((kind) => {
    const name = target?.[kind]
    return kind === 'page' || kind === 'url' || name === undefined ? [] : [{ kind, name, path: [...path, kind] }]
  })

const inBooks = (books: readonly string[], path: Path): Reference[] =>
  books.map((name, index) => ({ kind: 'book', name, path: [...path, index] }))

/** `[text](key)`; a target with a colon is no key. */
const inText = (text: string, path: Path): Reference[] =>
  [...text.matchAll(/\]\((?<key>[^():\s]+)\)/g)].map(({ groups }) => ({
    kind: 'content',
    name: groups?.['key'] ?? '',
    path,
  }))

const inBlock = (block: BlockForm, path: Path): Reference[] => {
  switch (block.type) {
    case 'books':
      return inBooks(block.books, [...path, 'books'])
    case 'action':
      return inTarget(block.target, [...path, 'target'])
    case 'image':
      return []
    default:
      return inText(JSON.stringify(block), path)
  }
}

const inNode = ({ target, bannerStrip, children = [] }: MenuNodeForm, path: Path): Reference[] => [
  ...inTarget(target, [...path, 'target']),
  ...(bannerStrip === undefined
    ? []
    : [{ kind: 'bannerStrip' as const, name: bannerStrip, path: [...path, 'bannerStrip'] }]),
  ...children.flatMap((child, index) => inNode(child, [...path, 'children', index])),
]

const inRegion = (region: EditorialForm['regions'][number], path: Path): Reference[] => {
  const [kind, name] = region.for?.split(':') ?? []
  const shown = (['bannerStrip', 'menu', 'content'] as const).flatMap((one) => {
    const shows = region[one]
    return shows === undefined ? [] : [{ kind: one, name: shows, path: [...path, one] }]
  })
  return kind && name ? [{ kind: kind as ReferenceKind, name, path: [...path, 'for'] }, ...shown] : shown
}

/** All references of the entries of a form. */
export const findReferences = ({
  contents = [],
  bannerStrips = [],
  menus = [],
  regions = [],
  faqs = [],
}: Partial<EditorialForm>): Reference[] => [
  ...contents.flatMap(({ contents: members, blocks }, index) => [
    ...members.map((name, place) => ({ kind: 'content' as const, name, path: ['contents', index, 'contents', place] })),
    ...Object.entries(blocks).flatMap(([locale, list]) =>
      list.flatMap((block, place) => inBlock(block, ['contents', index, 'blocks', locale, place])),
    ),
  ]),
  ...bannerStrips.flatMap(({ versions }, index) =>
    versions.flatMap(({ banners }, version) =>
      banners.flatMap(({ target, books }, place) => {
        const path = ['bannerStrips', index, 'versions', version, 'banners', place]
        return [...inTarget(target, [...path, 'target']), ...inBooks(books, [...path, 'books'])]
      }),
    ),
  ),
  ...menus.flatMap(({ nodes }, index) =>
    nodes.flatMap((node, place) => inNode(node, ['menus', index, 'nodes', place])),
  ),
  ...regions.flatMap((region, index) => inRegion(region, ['regions', index])),
  ...faqs.flatMap(({ items }, index) =>
    items.flatMap(({ answer }, place) =>
      Object.entries(answer).flatMap(([locale, texts]) =>
        texts.flatMap((text) => inText(text, ['faqs', index, 'items', place, 'answer', locale])),
      ),
    ),
  ),
]
