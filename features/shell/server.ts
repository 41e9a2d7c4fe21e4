import 'server-only'
import type { menuTokens, MenuNode } from '#contracts/regions.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { findRegion, withoutRegion } from '#lib/api/find-region.ts'
import { load } from '#lib/api/server.ts'

const loadMenu = async (token: (typeof menuTokens)[number]): Promise<MenuNode[]> => {
  const region = await findRegion(token)
  if (region?.type !== 'menu') return []
  const params = { id: String(region.contentId) }
  return (await load('GET /v2.0/menus/{id}', { params }, [cacheTags.menu(region.contentId), cacheTags.categories]))
    .nodes
}

/** The part before the _ in the names of the shop's own icons; other icons belong to the imprints. */
const ownName = 'kolofon'

/** The data of header and footer on every page. */
export const loadShell = async () => {
  const [configuration, social, ...menus] = await Promise.all([
    load('GET /v2.0/config_entries', {}, [cacheTags.configuration]),
    load('GET /social_icons', {}, [cacheTags.configuration]),
    ...(['header', 'top', 'footer'] as const).map((token) => loadMenu(token).catch(withoutRegion)),
  ])
  const [header = [], top = [], footer = []] = menus
  return {
    configuration,
    header,
    top,
    footer,
    socialIcons: social.items.filter(({ publisher }) => publisher === ownName),
  }
}

export type Shell = Awaited<ReturnType<typeof loadShell>>
