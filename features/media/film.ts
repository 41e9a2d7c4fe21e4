/** All forms of addresses of YouTube films (spec 5: recognised by pattern). */
const youTube =
  /^https:\/\/(?:(?:www|m)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/))([\w-]{11})(?:[?&#/]|$)/

export type Film = { type: 'youtube'; id: string; url: string } | { type: 'other'; url: string }

/** Undefined if the address is not that of a film. */
export const readFilm = (address: string): Film | undefined => {
  const id = youTube.exec(address)?.[1]
  if (id) return { type: 'youtube', id, url: `https://www.youtube.com/watch?v=${id}` }
  return address.startsWith('https://') ? { type: 'other', url: address } : undefined
}

export const thumbnailOf = (id: string): string => `https://i.ytimg.com/vi/${id}/hqdefault.jpg`

/** The address that sets no cookies until the film starts. */
export const embedOf = (id: string): string => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
