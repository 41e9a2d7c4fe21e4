import type { ContentForm } from '#contracts/content-forms.ts'
import type { RegionForm } from '#contracts/region-forms.ts'
import type { Stored } from '../stored/read-stored.ts'
import { currentVersion } from './current-version.ts'
import type { Change } from './find-changes.ts'
import { findReferences, type Reference } from './find-references.ts'

/** The state before or after an import. */
export interface State {
  stored: Stored
  /** The ids that addresses and tags contain: of a category or an author, by `category:KEY`. */
  addressOf: (resource: string) => string | undefined
  now: Date
}

const regionTag = ({ addressOf }: State, { token, for: listing }: RegionForm): string[] => {
  if (!listing) return [`region:${token}`]
  const address = addressOf(listing)
  return address === undefined ? [] : [`region:${token}:${address}`]
}

const formOf = ({ stored }: State) => ({
  contents: [...stored.contents.values()].map(({ form }) => form),
  bannerStrips: [...stored.bannerStrips.values()].map(({ form }) => form),
  menus: [...stored.menus.values()].map(({ form }) => form),
  regions: [...stored.regions.values()].map(({ form }) => form),
  faqs: [...stored.faqs.values()].map(({ form }) => form),
})

const versionTag = ({ stored, now }: State, name: string): string[] => {
  const strip = stored.bannerStrips.get(name)
  const version = strip && currentVersion(strip.form.versions, now)
  const id = version && strip?.versionIds.get(version.publishedAt)
  return id === undefined ? [] : [`strip:${id}`]
}

/** The tags of an entry with references. */
const holderTags = (state: State, { path: [kind, index] }: Reference): string[] => {
  const form = formOf(state)
  const place = Number(index)
  if (kind === 'menus') return [`menu:${state.stored.menus.get(form.menus[place]?.key ?? '')?.id}`]
  if (kind === 'contents') return [`content:${state.stored.contents.get(form.contents[place]?.key ?? '')?.id}`]
  if (kind === 'bannerStrips') return versionTag(state, form.bannerStrips[place]?.key ?? '')
  // Answers find the addresses of pages by themselves, under the tag of all contents.
  if (kind === 'faqs') return []
  const region = form.regions[place]
  return region ? regionTag(state, region) : []
}

const namedBy = (state: State, kind: Reference['kind'], name: string): string[] =>
  findReferences(formOf(state))
    .filter((reference) => reference.kind === kind && reference.name === name)
    .flatMap((reference) => holderTags(state, reference))

/** The fields of a content that lists, menus and banners show. */
const withoutBlocks = (content: ContentForm | undefined): string => JSON.stringify({ ...content, blocks: [] })

const gatheredBy = ({ stored }: State, tags: readonly string[]): string[] =>
  [...stored.contents.values()]
    .filter(({ form }) => form.gathers.some((tag) => tags.includes(tag)))
    .map(({ id }) => `content:${id}`)

const contentTags = (name: string, states: readonly State[]): string[] => {
  const own = states.flatMap(({ stored }) => stored.contents.get(name) ?? [])
  const pages = own.map(({ id }) => `content:${id}`)
  const [before, after] = states.map(({ stored }) => withoutBlocks(stored.contents.get(name)?.form))
  if (before === after) return pages
  return [
    ...pages,
    'content',
    ...states.flatMap((state) => [
      ...namedBy(state, 'content', name),
      ...gatheredBy(
        state,
        own.flatMap(({ form }) => form.tags),
      ),
    ]),
  ]
}

const stripTags = (name: string, states: readonly State[]): string[] => {
  const [before, after] = states.map((state) => versionTag(state, name).join())
  return [
    ...states.flatMap((state) => versionTag(state, name)),
    ...(before === after ? [] : states.flatMap((state) => namedBy(state, 'bannerStrip', name))),
  ]
}

/** The tags of exactly the pages that show a changed entry (lib/api/cache-tags.ts). */
export const findTags = (changes: readonly Change[], before: State, after: State): string[] => {
  const states = [before, after]
  const tags = changes.flatMap(({ kind, name }): string[] => {
    switch (kind) {
      case 'contents':
        return contentTags(name, states)
      case 'bannerStrips':
        return stripTags(name, states)
      case 'menus':
        return states.flatMap(({ stored }) => stored.menus.get(name) ?? []).map(({ id }) => `menu:${id}`)
      case 'regions':
        return states.flatMap((state) => {
          const region = state.stored.regions.get(name)
          return region ? regionTag(state, region.form) : []
        })
      case 'faqs':
      case 'documents':
        return [kind]
      case 'socialIcons':
        return ['configuration']
      case 'seo':
        return ['seos']
      case 'translations':
        return ['translations']
    }
  })
  return [...new Set(tags)].toSorted()
}
