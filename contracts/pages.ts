import { type CheckoutStep, checkoutStepPages } from './checkout-steps.ts'
import type { Locale } from './shop.ts'

/** The visitors that may open a page. The backend checks all data on it again. */
export type Guard = 'guest' | 'login' | 'member'

interface Page {
  readonly hu: string
  /** Undefined: everybody. */
  readonly guard?: Guard
  /** Whether search engines and the sitemap may have it. */
  readonly sitemap?: true
  /** Its default view is static. With filters in the query `…/view` renders it on request. */
  readonly listing?: true
  /** One static page for all ids: the browser reads the id in the address (use-address-id.ts). */
  readonly shell?: 'uuid'
  /** A page of the guide of the interface, which production does not serve. */
  readonly uiGuide?: true
}

/** The pages of the checkout's steps (checkout-steps.ts). */
const stepPages = Object.fromEntries(Object.values(checkoutStepPages).map((page) => [page.en, page])) as {
  readonly [Step in CheckoutStep as (typeof checkoutStepPages)[Step]['en']]: (typeof checkoutStepPages)[Step]
}

/**
 * Every page of the shop once, by its name: the path of its folder under `app/[locale]/[market]`, which is its English
 * path, too. Links, redirects, hreflang, sitemap, guards, mails, feeds and the return addresses of payments derive their
 * addresses from this table. `tests/architecture` compares it with the folders and refuses paths that are written by hand.
 */
export const pages = {
  '/': { hu: '/', sitemap: true },
  '/search': { hu: '/kereses', listing: true },
  '/categories': { hu: '/kategoriak', sitemap: true },
  '/categories/[id]': { hu: '/kategoriak/[id]', sitemap: true, listing: true },
  '/collections': { hu: '/listak', sitemap: true },
  '/collections/[id]': { hu: '/listak/[id]', sitemap: true, listing: true },
  '/publishers': { hu: '/kiadok', sitemap: true },
  '/publishers/[id]': { hu: '/kiadok/[id]', sitemap: true, listing: true },
  '/authors': { hu: '/szerzok', sitemap: true, listing: true },
  '/authors/[id]': { hu: '/szerzok/[id]', sitemap: true, listing: true },
  '/stores': { hu: '/uzletek', sitemap: true },
  '/stores/[id]': { hu: '/uzletek/[id]', sitemap: true },
  '/products/[id]': { hu: '/termekek/[id]', sitemap: true },
  '/variants/corresponding-variant': { hu: '/variants/corresponding-variant', listing: true },
  '/contents/[id]': { hu: '/tartalmak/[id]', sitemap: true, listing: true },
  '/stock-notifications': { hu: '/keszletertesitok' },
  '/compare': { hu: '/osszehasonlitas' },
  '/faqs': { hu: '/gyik', sitemap: true, listing: true },
  '/downloadable-documents': { hu: '/letoltheto-dokumentumok', sitemap: true },
  '/newsletter': { hu: '/hirlevel', sitemap: true },
  '/newsletter/confirm': { hu: '/hirlevel/megerosites' },
  '/newsletter/unsubscribe': { hu: '/hirlevel/leiratkozas' },
  '/cart': { hu: '/kosar' },
  '/impersonate': { hu: '/impersonate' },
  '/login': { hu: '/bejelentkezes', guard: 'guest' },
  '/register': { hu: '/regisztracio', guard: 'guest' },
  '/register/confirm': { hu: '/regisztracio/megerosites' },
  '/invitation-accept': { hu: '/invitation-accept' },
  '/forgotten-password': { hu: '/elfelejtett-jelszo', guard: 'guest' },
  '/reset-password': { hu: '/jelszo-visszaallitas' },
  '/confirm-email': { hu: '/email-cim-megerositese' },
  '/successfully-deleted': { hu: '/sikeres-torles', guard: 'guest' },
  ...stepPages,
  '/checkout/[id]': { hu: '/penztar/[id]', guard: 'member', shell: 'uuid' },
  '/order-tracking': { hu: '/rendeles-kovetese' },
  '/orders': { hu: '/rendelesek', guard: 'login' },
  '/customer/orders/[id]/details/view': {
    hu: '/profil/rendelesek/[id]/reszletek/adatok',
    guard: 'login',
    shell: 'uuid',
  },
  '/favourites': { hu: '/kedvencek', guard: 'login' },
  '/favourites/shared': { hu: '/kedvencek/megosztott' },
  '/favourites/[id]': { hu: '/kedvencek/[id]', guard: 'login', shell: 'uuid' },
  '/invoices': { hu: '/szamlak', guard: 'login' },
  '/my-ratings': { hu: '/ertekeleseim', guard: 'login' },
  '/delivery-data': { hu: '/szallitasi-cimek', guard: 'login' },
  '/billing-data': { hu: '/szamlazasi-cimek', guard: 'login' },
  '/profile': { hu: '/profiladatok', guard: 'login' },
  '/organization/registration': { hu: '/intezmeny/regisztracio' },
  '/organization/approvals': { hu: '/intezmeny/jovahagyas', guard: 'member' },
  '/organization': { hu: '/intezmeny', guard: 'member' },
  '/organization/traffic': { hu: '/intezmeny/forgalom', guard: 'member' },
  '/organization/reading-list': { hu: '/intezmeny/olvasmanylista', guard: 'member' },
  '/customer/offers': { hu: '/profil/arajanlatok', guard: 'member' },
  '/customer/offers/[id]/details': { hu: '/profil/arajanlatok/[id]/reszletek', guard: 'member', shell: 'uuid' },
  '/payment/return/[id]': { hu: '/payment/return/[id]', shell: 'uuid' },
  '/orders/[id]/status': { hu: '/rendelesek/[id]/allapot', shell: 'uuid' },
  '/orders/[id]/details/auth': { hu: '/rendelesek/[id]/reszletek/azonositas', shell: 'uuid' },
  '/orders/[id]/details/view': { hu: '/rendelesek/[id]/reszletek/adatok', shell: 'uuid' },
  '/orders/[id]/withdrawal': { hu: '/rendelesek/[id]/elallas', shell: 'uuid' },
  '/rating/order/[id]': { hu: '/ertekeles/rendeles/[id]', shell: 'uuid' },
  '/maintenance': { hu: '/karbantartas' },
  '/ui-guide': { hu: '/ui-guide', uiGuide: true },
  '/ui-guide/[id]': { hu: '/ui-guide/[id]', uiGuide: true },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

export const pageNames = Object.keys(pages) as PageName[]

/** The entry of a page with all possible fields. */
export const pageOf = (name: PageName): Page => pages[name]

/** The path of a page in a language, without prefix, with brackets for its parameters. */
export const pathOf = (name: PageName, locale: Locale): string => (locale === 'hu' ? pages[name].hu : name)

/** The page of an internal path (`/products/edes-anna-1`). */
export const findPage = (internalPath: string): PageName | undefined =>
  pageNames.find((name) => new RegExp(`^${name.replaceAll(/\[\w+\]/g, '[^/]+')}$`).test(internalPath))
