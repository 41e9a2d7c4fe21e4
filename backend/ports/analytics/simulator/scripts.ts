import { readFileSync } from 'node:fs'

const read = (file: string): string => readFileSync(new URL(`scripts/${file}`, import.meta.url), 'utf8')

/** The address of each tag without its `https://`, and the files that its stand-in is made of. */
const files = {
  'www.googletagmanager.com/gtag/js': ['ga4-hit.js', 'gtag.js'],
  'www.googletagmanager.com/gtm.js': ['ga4-hit.js', 'gtm.js'],
  'connect.facebook.net/en_US/fbevents.js': ['fbevents.js'],
  'analytics.tiktok.com/i18n/pixel/events.js': ['tiktok.js'],
  'pixel.barion.com/bp.js': ['bp.js'],
} as const

export type TagPath = keyof typeof files

export const tagPaths = Object.keys(files) as TagPath[]

/** The stand-in for a tag. Everything is in one function, so that the page sees only what the real tag shows it. */
export const scriptOf = (path: TagPath): string => {
  const [host] = path.split('/')
  const parts = [`const tagHost = '${host}'`, ...['common.js', ...files[path]].map(read)]
  return `(() => {\n'use strict'\n${parts.join('\n')}})()\n`
}
