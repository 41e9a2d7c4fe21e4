/** Addresses of YouTube's films in all their forms (spec 5: recognised by pattern). */
const youTube =
  /^https:\/\/(?:(?:www|m)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/))([\w-]{11})(?:[?&#/]|$)/

export type Film = { type: 'youtube'; id: string; url: string } | { type: 'other'; url: string }

/** Undefined for what is no address of a film that a page may lead to. */
export const readFilm = (address: string): Film | undefined => {
  const id = youTube.exec(address)?.[1]
  if (id) return { type: 'youtube', id, url: `https://www.youtube.com/watch?v=${id}` }
  return address.startsWith('https://') ? { type: 'other', url: address } : undefined
}

export const thumbnailOf = (id: string): string => `https://i.ytimg.com/vi/${id}/hqdefault.jpg`

/** Without cookies until it plays. */
export const embedOf = (id: string): string => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
