import account from '#messages/hu/account.json'
import addresses from '#messages/hu/addresses.json'
import ownPrices from '#messages/hu/own-prices.json'
import ownOrders from '#messages/hu/own-orders.json'
import ownRatings from '#messages/hu/own-ratings.json'
import profile from '#messages/hu/profile.json'
import selfcare from '#messages/hu/selfcare.json'
import authorPreview from '#messages/hu/author-preview.json'
import bookFacts from '#messages/hu/book-facts.json'
import botCheck from '#messages/hu/bot-check.json'
import botCode from '#messages/hu/bot-code.json'
import cart from '#messages/hu/cart.json'
import cartLists from '#messages/hu/cart-lists.json'
import cartReport from '#messages/hu/cart-report.json'
import catalog from '#messages/hu/catalog.json'
import checkout from '#messages/hu/checkout.json'
import compare from '#messages/hu/compare.json'
import compareBar from '#messages/hu/compare-bar.json'
import credentials from '#messages/hu/credentials.json'
import contents from '#messages/hu/contents.json'
import cookieConsent from '#messages/hu/cookie-consent.json'
import deals from '#messages/hu/deals.json'
import directories from '#messages/hu/directories.json'
import errorPages from '#messages/hu/error-pages.json'
import errors from '#messages/hu/errors.json'
import favouriteMarks from '#messages/hu/favourite-marks.json'
import favourites from '#messages/hu/favourites.json'
import failure from '#messages/hu/failure.json'
import documents from '#messages/hu/documents.json'
import faqSearch from '#messages/hu/faq-search.json'
import faqs from '#messages/hu/faqs.json'
import feeds from '#messages/hu/feeds.json'
import fields from '#messages/hu/fields.json'
import filterCount from '#messages/hu/filter-count.json'
import forms from '#messages/hu/forms.json'
import formats from '#messages/hu/formats.json'
import gallery from '#messages/hu/gallery.json'
import home from '#messages/hu/home.json'
import impersonation from '#messages/hu/impersonation.json'
import invitation from '#messages/hu/invitation.json'
import newsletter from '#messages/hu/newsletter.json'
import organization from '#messages/hu/organization.json'
import organizationRegistration from '#messages/hu/organization-registration.json'
import readingList from '#messages/hu/reading-list.json'
import traffic from '#messages/hu/traffic.json'
import offerRequest from '#messages/hu/offer-request.json'
import offers from '#messages/hu/offers.json'
import orderRatings from '#messages/hu/order-ratings.json'
import orders from '#messages/hu/orders.json'
import orderWithdrawal from '#messages/hu/order-withdrawal.json'
import quicksearch from '#messages/hu/quicksearch.json'
import ratingForm from '#messages/hu/rating-form.json'
import ratings from '#messages/hu/ratings.json'
import recentlyViewed from '#messages/hu/recently-viewed.json'
import regions from '#messages/hu/regions.json'
import savedAddresses from '#messages/hu/saved-addresses.json'
import registration from '#messages/hu/registration.json'
import search from '#messages/hu/search.json'
import seo from '#messages/hu/seo.json'
import shell from '#messages/hu/shell.json'
import stockNotifications from '#messages/hu/stock-notifications.json'
import stores from '#messages/hu/stores.json'
import uiGuide from '#messages/hu/ui-guide.json'
import withdrawal from '#messages/hu/withdrawal.json'

/** The typed source: a test proves that English has the same keys. */
export const hu = {
  account,
  addresses,
  ownOrders,
  ownRatings,
  profile,
  selfcare,
  authorPreview,
  bookFacts,
  botCheck,
  botCode,
  cart,
  cartLists,
  cartReport,
  catalog,
  checkout,
  compare,
  compareBar,
  credentials,
  contents,
  cookieConsent,
  deals,
  directories,
  errorPages,
  errors,
  failure,
  favouriteMarks,
  favourites,
  ownPrices,
  documents,
  faqSearch,
  faqs,
  feeds,
  fields,
  filterCount,
  forms,
  formats,
  gallery,
  home,
  impersonation,
  invitation,
  newsletter,
  organization,
  organizationRegistration,
  readingList,
  traffic,
  offerRequest,
  offers,
  orderRatings,
  orders,
  orderWithdrawal,
  quicksearch,
  ratingForm,
  ratings,
  recentlyViewed,
  regions,
  savedAddresses,
  registration,
  search,
  seo,
  shell,
  stockNotifications,
  stores,
  uiGuide,
  withdrawal,
}

export type Messages = typeof hu
