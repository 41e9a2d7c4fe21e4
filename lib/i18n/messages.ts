import enAccount from '#messages/en/account.json'
import enCart from '#messages/en/cart.json'
import enCheckout from '#messages/en/checkout.json'
import enCatalog from '#messages/en/catalog.json'
import enContents from '#messages/en/contents.json'
import enDirectories from '#messages/en/directories.json'
import enStores from '#messages/en/stores.json'
import enQuicksearch from '#messages/en/quicksearch.json'
import enErrorPages from '#messages/en/error-pages.json'
import enFailure from '#messages/en/failure.json'
import enHome from '#messages/en/home.json'
import enSearch from '#messages/en/search.json'
import enSeo from '#messages/en/seo.json'
import enErrors from '#messages/en/errors.json'
import enFields from '#messages/en/fields.json'
import enOrders from '#messages/en/orders.json'
import enShell from '#messages/en/shell.json'
import enStockNotifications from '#messages/en/stock-notifications.json'
import enUiGuide from '#messages/en/ui-guide.json'
import huAccount from '#messages/hu/account.json'
import huCart from '#messages/hu/cart.json'
import huCheckout from '#messages/hu/checkout.json'
import huCatalog from '#messages/hu/catalog.json'
import huContents from '#messages/hu/contents.json'
import huDirectories from '#messages/hu/directories.json'
import huStores from '#messages/hu/stores.json'
import huQuicksearch from '#messages/hu/quicksearch.json'
import huErrorPages from '#messages/hu/error-pages.json'
import huFailure from '#messages/hu/failure.json'
import huHome from '#messages/hu/home.json'
import huSearch from '#messages/hu/search.json'
import huSeo from '#messages/hu/seo.json'
import huErrors from '#messages/hu/errors.json'
import huFields from '#messages/hu/fields.json'
import huOrders from '#messages/hu/orders.json'
import huShell from '#messages/hu/shell.json'
import huStockNotifications from '#messages/hu/stock-notifications.json'
import huUiGuide from '#messages/hu/ui-guide.json'
import type { Locale } from '#contracts/shop.ts'

/** Hungarian is the typed source; that English has the same keys a test proves. */
const hu = { catalog: huCatalog, contents: huContents, directories: huDirectories, stores: huStores, quicksearch: huQuicksearch, errorPages: huErrorPages, failure: huFailure, home: huHome, search: huSearch, seo: huSeo, account: huAccount, orders: huOrders, checkout: huCheckout, cart: huCart, errors: huErrors, fields: huFields, shell: huShell, stockNotifications: huStockNotifications, uiGuide: huUiGuide }
const en: typeof hu = { catalog: enCatalog, contents: enContents, directories: enDirectories, stores: enStores, quicksearch: enQuicksearch, errorPages: enErrorPages, failure: enFailure, home: enHome, search: enSearch, seo: enSeo, account: enAccount, orders: enOrders, checkout: enCheckout, cart: enCart, errors: enErrors, fields: enFields, shell: enShell, stockNotifications: enStockNotifications, uiGuide: enUiGuide }

export type Messages = typeof hu
export type Namespace = keyof Messages

export const messages: Record<Locale, Messages> = { hu, en }
