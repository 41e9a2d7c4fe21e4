import { call } from '#lib/api/browser.ts'
import { requestOnce } from './request-once.ts'

export const menuBanners = requestOnce(
  async (id) => (await call('GET /strip_versions/{versionId}/banners', { params: { versionId: String(id) } })).items,
)
