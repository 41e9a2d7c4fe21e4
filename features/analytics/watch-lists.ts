import { readId } from '#lib/routing/read-id.ts'

/** A list of books or a banner in the page. */
export interface ShownList {
  id: string
  name: string
  ids: readonly number[]
}

const cardSelector = 'article.product-card, .product-table tbody tr'

/** The variant to whose page the card links. */
export const idOfCard = (card: Element): number | undefined => {
  const path = card.querySelector<HTMLAnchorElement>('h3 a, th a')?.pathname.split('/').at(-1)
  return path === undefined ? undefined : readId(path)
}

const headingOf = (place: Element): HTMLElement | null =>
  document.querySelector<HTMLElement>(`#${CSS.escape(place.getAttribute('aria-labelledby') ?? '')}`)

/** The part with a heading of its own, or the whole page. */
const placeOfCard = (card: Element): Element => card.closest('section[aria-labelledby]') ?? document.body

const textOf = (element: Element | null): string => element?.textContent?.trim() ?? ''

/** The list in which a card stands. */
export const listOf = (card: Element): ShownList => {
  const place = placeOfCard(card)
  const heading = place === document.body ? document.querySelector<HTMLElement>('h1') : headingOf(place)
  const cards = [...place.querySelectorAll(cardSelector)].filter((one) => placeOfCard(one) === place)
  return {
    id: place === document.body ? 'page' : (heading?.id ?? ''),
    name: textOf(heading),
    ids: cards.map(idOfCard).filter((id) => id !== undefined),
  }
}

interface Watch {
  onList: (list: ShownList) => void
  /** A banner with its title and its kind. */
  onBanner: (title: string, kind: string) => void
}

const bannerSelector = 'article.banner'
export const bannerOf = (banner: Element) => ({
  title: textOf(banner.querySelector('h2')),
  kind: /banner-(\w+)/.exec(banner.className)?.[1] ?? '',
})

/** How long the page must stand still before it is looked through again, ms. */
const restMs = 200

/**
 * Tells of each list and each banner once, when it comes into view. A list with other books is another list.
 * @returns a function that ends it; another page needs another watch
 */
export const watchLists = ({ onList, onBanner }: Watch): (() => void) => {
  const told = new Set<string>()
  const tellOnce = (key: string, tell: () => void): void => {
    if (told.has(key)) return
    told.add(key)
    tell()
  }
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      if (target.matches(bannerSelector)) {
        const { title, kind } = bannerOf(target)
        tellOnce(`banner ${kind} ${title}`, () => onBanner(title, kind))
        continue
      }
      const list = listOf(target)
      if (list.ids.length > 0) tellOnce(`list ${list.id} ${list.ids.join()}`, () => onList(list))
    }
  })
  const look = () => {
    for (const element of document.querySelectorAll(`${cardSelector}, ${bannerSelector}`)) seen.observe(element)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const changes = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(look, restMs)
  })
  changes.observe(document.body, { childList: true, subtree: true })
  look()
  return () => {
    clearTimeout(timer)
    changes.disconnect()
    seen.disconnect()
  }
}
