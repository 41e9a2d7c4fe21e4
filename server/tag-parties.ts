import { hash } from 'node:crypto'
import type { Listener } from './announcements/change.ts'
import { ownFetch } from './announcements/own-fetch.ts'
import type { OutsideParty, Source } from './outside-parties.ts'

/** The parts of the public configuration that say which tags pages load. Nothing but the names of the tags is read. */
interface Entries {
  analytics?: unknown
  analytics_ids?: unknown
  marketing_tag_ids?: unknown
}

const google = {
  name: 'Google Analytics and Tag Manager',
  why: 'measuring visits, once a visitor has agreed',
  allows: {
    'script-src': ['https://www.googletagmanager.com'],
    'img-src': ['https://www.googletagmanager.com', 'https://www.google-analytics.com'],
    // `region1` is the collector for visitors from the EU.
    'connect-src': [
      'https://www.googletagmanager.com',
      'https://www.google-analytics.com',
      'https://region1.google-analytics.com',
      'https://analytics.google.com',
      'https://region1.analytics.google.com',
    ],
  },
} as const satisfies OutsideParty

/** What each tag loads and where it reports to, by its name in the configuration. */
const parties: Record<string, OutsideParty> = {
  ga4: google,
  tagManager: {
    ...google,
    allows: { ...google.allows, 'frame-src': ['https://www.googletagmanager.com'] },
  },
  googleAds: {
    name: 'Google Ads',
    why: 'counting what advertisements bring, once a visitor has agreed',
    allows: {
      'script-src': [
        'https://www.googletagmanager.com',
        'https://www.googleadservices.com',
        'https://googleads.g.doubleclick.net',
      ],
      'img-src': ['https://www.google.com', 'https://www.google.hu', 'https://googleads.g.doubleclick.net'],
      'connect-src': [
        'https://www.google.com',
        'https://googleads.g.doubleclick.net',
        'https://www.googleadservices.com',
      ],
      'frame-src': ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
    },
  },
  meta: {
    name: 'Meta',
    why: 'counting what advertisements bring, once a visitor has agreed',
    allows: {
      'script-src': ['https://connect.facebook.net'],
      'img-src': ['https://www.facebook.com'],
      'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
    },
  },
  tiktok: {
    name: 'TikTok',
    why: 'counting what advertisements bring, once a visitor has agreed',
    allows: {
      'script-src': ['https://analytics.tiktok.com'],
      'img-src': ['https://analytics.tiktok.com'],
      'connect-src': ['https://analytics.tiktok.com'],
    },
  },
  barion: {
    name: 'Barion',
    why: 'its pixel against fraud, once a visitor has agreed',
    allows: {
      'script-src': ['https://pixel.barion.com'],
      'img-src': ['https://pixel.barion.com'],
      'connect-src': ['https://pixel.barion.com'],
    },
  },
}

/** In a trial the simulators play all of them. */
const simulators = (tagsUrl: string): OutsideParty => {
  const origin = [new URL(tagsUrl).origin as Source]
  return {
    name: 'simulators',
    why: 'the providers of tags in a trial',
    allows: { 'script-src': origin, 'img-src': origin, 'connect-src': origin },
  }
}

const namesIn = (entry: unknown): string[] => (typeof entry === 'object' && entry !== null ? Object.keys(entry) : [])

/** The providers that a configuration names. */
export const tagParties = (entries: Entries, tagsUrl?: string): OutsideParty[] => {
  if (entries.analytics !== true) return []
  const named = [...namesIn(entries.analytics_ids), ...namesIn(entries.marketing_tag_ids)]
  const found = named.map((name) => parties[name]).filter((party) => party !== undefined)
  return found.length > 0 && tagsUrl !== undefined ? [simulators(tagsUrl)] : found
}

const timeoutMs = 3_000

interface Options {
  /** The parties that do not depend on the configuration. */
  always: readonly OutsideParty[]
  apiBaseUrl: string
  tagsUrl: string | undefined
}

/** All parties, with the providers whose tags pages load as the shop's configuration says now. */
export const watchParties = ({ always, apiBaseUrl, tagsUrl }: Options) => {
  let [all, mark] = [always, '']
  /** Reads the configuration again where it may have changed. */
  const renew: Listener = async (change) => {
    if (change !== 'everything' && !change.includes('configuration')) return
    const answer = await ownFetch(`${apiBaseUrl}/v2.0/config_entries`, { signal: AbortSignal.timeout(timeoutMs) })
    if (!answer.ok) throw new Error(`The backend answered ${answer.status} instead of its configuration.`)
    const found = [...always, ...tagParties((await answer.json()) as Entries, tagsUrl)]
    const text = JSON.stringify(found)
    if (text === JSON.stringify(all)) return
    all = found
    mark = found.length > always.length ? `.${hash('sha1', text, 'base64url').slice(0, 8)}` : ''
  }
  /** The same list as long as the same parties are allowed. */
  const current = (): readonly OutsideParty[] => all
  /** Another text for other parties; empty where the configuration names none. */
  const currentMark = (): string => mark
  return { current, currentMark, renew }
}
