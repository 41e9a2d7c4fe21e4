import { anyId } from '#contracts/any-id.ts'
import 'server-only'
import type { Href } from '#lib/routing/navigation.ts'
import type { PageName } from '#contracts/pages.ts'
import { AddressHeadLinks } from './address-head-links.tsx'
import { loadHeadLinks } from './head-links.ts'

/** Stands in every page that is one shell for all ids (`shell` in pages.ts). */
export const ShellHeadLinks = async ({ page }: { page: PageName }) => {
  const { canonical, languages } = await loadHeadLinks({ pathname: page, params: { id: anyId } } as Href)
  return <AddressHeadLinks canonical={canonical} alternates={languages} />
}
