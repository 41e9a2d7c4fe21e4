import type { Banner, BannerTemplate } from '#contracts/banners.ts'

/** Templates whose banners stand side by side. */
const inRows = new Set<BannerTemplate>(['strip', 'card', 'portrait', 'author', 'shortcut'])

export interface BannerGroup {
  template: BannerTemplate
  banners: [Banner, ...Banner[]]
}

/** Banners in their order. Banners of the same row template that follow each other form one group. */
export const groupBanners = (banners: readonly Banner[]): BannerGroup[] => {
  const groups: BannerGroup[] = []
  for (const banner of banners) {
    const last = groups.at(-1)
    if (last?.template === banner.template && inRows.has(banner.template)) last.banners.push(banner)
    else groups.push({ template: banner.template, banners: [banner] })
  }
  return groups
}
