export interface Tiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string
  attribution: string
}

export const tilesMeta = { url: 'map-tiles', attribution: 'map-attribution' } as const

const read = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** The operator's map, of which the head of every page knows (MAP_TILES_URL); without one ours is drawn. */
export const configuredTiles = (): Tiles | undefined => {
  const [url, attribution] = [read(tilesMeta.url), read(tilesMeta.attribution)]
  return url && attribution ? { url, attribution } : undefined
}
