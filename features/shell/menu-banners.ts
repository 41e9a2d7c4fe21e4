import { call } from '#lib/api/browser.ts'
import { askOnce } from './ask-once.ts'

export const menuBanners = askOnce(
  async (id) => (await call('GET /strip_versions/{versionId}/banners', { params: { versionId: String(id) } })).items,
)
