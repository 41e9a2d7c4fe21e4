import { startBarion } from './barion.ts'
import { startGoogle } from './google.ts'
import { startMeta } from './meta.ts'
import type { Start, Tag } from './tag.ts'
import { startTagManager } from './tag-manager.ts'
import { startTiktok } from './tiktok.ts'

const all = [startGoogle, startTagManager, startMeta, startTiktok, startBarion]

/** Starts every provider for which the shop has an id. */
export const startTags = (start: Start): Tag[] =>
  all.map((startTag) => startTag(start)).filter((tag) => tag !== undefined)
