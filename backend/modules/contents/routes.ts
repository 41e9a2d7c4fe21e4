import type { contents } from '#contracts/contents.ts'
import type { regions } from '#contracts/regions.ts'
import type { siteTexts } from '#contracts/site-texts.ts'
import type { Handlers } from '../../http/handler.ts'
import { ok } from '../../kernel/result.ts'
import { findBanners } from './read/find-banners.ts'
import { findContainer, findDynamicContainer } from './read/find-container.ts'
import { findContent } from './read/find-content.ts'
import { findContents } from './read/find-contents.ts'
import { findMenu } from './read/find-menu.ts'
import { findRegions } from './read/find-regions.ts'
import { findSeos, findTranslations } from './read/find-site-texts.ts'

export const contentRoutes: Handlers<keyof typeof contents | keyof typeof regions | keyof typeof siteTexts> = {
  'GET /v2.0/contents/{id}/current': (ctx, { params }) => findContent(ctx, params.id),
  'GET /v2.0/contents/current': async (ctx, { query }) => ok(await findContents(ctx, query)),
  'GET /v2.0/container_contents/{id}/contents': (ctx, { params, query }) => findContainer(ctx, params.id, query),
  'GET /v2.0/dynamic_container_contents/{id}/contents': (ctx, { params, query }) =>
    findDynamicContainer(ctx, params.id, query),
  'GET /strip_versions/{versionId}/banners': (ctx, { params }) => findBanners(ctx, params.versionId),
  'GET /v2.0/regions': async (ctx, { query }) => ok(await findRegions(ctx, query)),
  'GET /v2.0/menus/{id}': (ctx, { params }) => findMenu(ctx, params.id),
  'GET /v2.0/seos': async (ctx) => ok(await findSeos(ctx)),
  'GET /v2.0/translations': async (ctx, { query }) => ok(await findTranslations(ctx, query.locales)),
}
