import { replaceModule } from '../support/replace-module.ts'

replaceModule('backend/modules/announcements/feed.ts', new URL('announcement-feed.ts', import.meta.url))
