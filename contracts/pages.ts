import { uiGuideGroups } from './ui-guide-groups.ts'

/** Who may open a page; the backend decides again about what is on it. */
export type Guard = 'guest' | 'login'

interface Page {
  readonly hu: string
  readonly en: string
  /** Undefined: everybody. */
  readonly guard?: Guard
  /** In the sitemap, and so for search engines. */
  readonly sitemap?: true
  /** Its default view is static; with filters in the query `…/view` renders it on request. */
  readonly listing?: true
  /** One static page for all ids of this kind: the browser reads what stands in the address (use-address-id.ts). */
  readonly shell?: 'uuid'
  /** All that can stand in its address; anything else is not found. */
  readonly ids?: readonly string[]
  /** A page of the guide of the interface, which is closed in production. */
  readonly uiGuide?: true
}

/**
 * Every page of the shop once, by its name: the path of its folder under `app/[locale]/[market]`. Links, redirects,
 * hreflang, sitemap, guards, mails, feeds and the return addresses of payments derive their addresses from this table.
 * `tests/architecture` compares it with the folders and refuses paths that are written by hand.
 */
export const pages = {
  '/': { hu: '/', en: '/', sitemap: true },
  '/search': { hu: '/kereses', en: '/search', listing: true },
  '/categories': { hu: '/kategoriak', en: '/categories', sitemap: true },
  '/categories/[id]': { hu: '/kategoriak/[id]', en: '/categories/[id]', sitemap: true, listing: true },
  '/collections': { hu: '/listak', en: '/collections', sitemap: true },
  '/collections/[id]': { hu: '/listak/[id]', en: '/collections/[id]', sitemap: true, listing: true },
  '/publishers': { hu: '/kiadok', en: '/publishers', sitemap: true },
  '/publishers/[id]': { hu: '/kiadok/[id]', en: '/publishers/[id]', sitemap: true, listing: true },
  '/authors': { hu: '/szerzok', en: '/authors', sitemap: true, listing: true },
  '/authors/[id]': { hu: '/szerzok/[id]', en: '/authors/[id]', sitemap: true, listing: true },
  '/stores': { hu: '/uzletek', en: '/stores', sitemap: true },
  '/stores/[id]': { hu: '/uzletek/[id]', en: '/stores/[id]', sitemap: true },
  '/products/[id]': { hu: '/termekek/[id]', en: '/products/[id]', sitemap: true },
  '/variants/corresponding-variant': {
    hu: '/variants/corresponding-variant',
    en: '/variants/corresponding-variant',
    listing: true,
  },
  '/contents/[id]': { hu: '/tartalmak/[id]', en: '/contents/[id]', sitemap: true, listing: true },
  '/stock-notifications': { hu: '/keszletertesitok', en: '/stock-notifications' },
  '/compare': { hu: '/osszehasonlitas', en: '/compare' },
  '/faqs': { hu: '/gyik', en: '/faqs', sitemap: true, listing: true },
  '/downloadable-documents': { hu: '/letoltheto-dokumentumok', en: '/downloadable-documents', sitemap: true },
  '/newsletter': { hu: '/hirlevel', en: '/newsletter', sitemap: true },
  '/newsletter/confirm': { hu: '/hirlevel/megerosites', en: '/newsletter/confirm' },
  '/newsletter/unsubscribe': { hu: '/hirlevel/leiratkozas', en: '/newsletter/unsubscribe' },
  '/cart': { hu: '/kosar', en: '/cart' },
  '/login': { hu: '/bejelentkezes', en: '/login', guard: 'guest' },
  '/checkout': { hu: '/penztar', en: '/checkout' },
  '/checkout/delivery': { hu: '/penztar/szallitas', en: '/checkout/delivery' },
  '/checkout/billing': { hu: '/penztar/szamlazas', en: '/checkout/billing' },
  '/checkout/payment': { hu: '/penztar/fizetes', en: '/checkout/payment' },
  '/order-tracking': { hu: '/rendeles-kovetese', en: '/order-status' },
  '/payment/return/[id]': { hu: '/payment/return/[id]', en: '/payment/return/[id]', shell: 'uuid' },
  '/orders/[id]/status': { hu: '/rendelesek/[id]/allapot', en: '/orders/[id]/status', shell: 'uuid' },
  '/orders/[id]/details/auth': {
    hu: '/rendelesek/[id]/reszletek/azonositas',
    en: '/orders/[id]/details/auth',
    shell: 'uuid',
  },
  '/orders/[id]/details/view': {
    hu: '/rendelesek/[id]/reszletek/adatok',
    en: '/orders/[id]/details/view',
    shell: 'uuid',
  },
  '/rating/order/[id]': { hu: '/ertekeles/rendeles/[id]', en: '/rating/order/[id]', shell: 'uuid' },
  '/maintenance': { hu: '/karbantartas', en: '/maintenance' },
  '/ui-guide': { hu: '/ui-guide', en: '/ui-guide', uiGuide: true },
  '/ui-guide/[id]': { hu: '/ui-guide/[id]', en: '/ui-guide/[id]', uiGuide: true, ids: uiGuideGroups },
} as const satisfies Record<string, Page>

/** Stands in place of the id of a page that is one shell for all of them. */
export const anyId = '-'

export type PageName = keyof typeof pages

export const pageNames = Object.keys(pages) as PageName[]

/** The entry of a page with all that an entry may say. */
export const pageOf = (name: PageName): Page => pages[name]

/** Which page an internal path (`/products/edes-anna-1`) belongs to. */
export const findPage = (internalPath: string): PageName | undefined =>
  pageNames.find((name) => new RegExp(`^${name.replaceAll(/\[\w+\]/g, '[^/]+')}$`).test(internalPath))
