export interface Tiles {
  /** With the placeholders `{z}`, `{x}` and `{y}`. */
  url: string
  attribution: string
}

export const tilesMeta = { url: 'map-tiles', attribution: 'map-attribution' } as const

const read = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/**
 * The operator's map tiles, which the head of every page names (MAP_TILES_URL); undefined where the shop draws its own
 * map.
 */
export const configuredTiles = (): Tiles | undefined => {
  const [url, attribution] = [read(tilesMeta.url), read(tilesMeta.attribution)]
  return url && attribution ? { url, attribution } : undefined
}
