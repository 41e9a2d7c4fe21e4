import account from '#messages/en/account.json'
import addresses from '#messages/en/addresses.json'
import ownPrices from '#messages/en/own-prices.json'
import ownOrders from '#messages/en/own-orders.json'
import ownRatings from '#messages/en/own-ratings.json'
import profile from '#messages/en/profile.json'
import selfcare from '#messages/en/selfcare.json'
import authorPreview from '#messages/en/author-preview.json'
import bookFacts from '#messages/en/book-facts.json'
import botCheck from '#messages/en/bot-check.json'
import botCode from '#messages/en/bot-code.json'
import cart from '#messages/en/cart.json'
import cartLists from '#messages/en/cart-lists.json'
import cartReport from '#messages/en/cart-report.json'
import catalog from '#messages/en/catalog.json'
import checkout from '#messages/en/checkout.json'
import compare from '#messages/en/compare.json'
import compareBar from '#messages/en/compare-bar.json'
import credentials from '#messages/en/credentials.json'
import contents from '#messages/en/contents.json'
import cookieConsent from '#messages/en/cookie-consent.json'
import deals from '#messages/en/deals.json'
import directories from '#messages/en/directories.json'
import errorPages from '#messages/en/error-pages.json'
import errors from '#messages/en/errors.json'
import favouriteMarks from '#messages/en/favourite-marks.json'
import favourites from '#messages/en/favourites.json'
import failure from '#messages/en/failure.json'
import documents from '#messages/en/documents.json'
import faqSearch from '#messages/en/faq-search.json'
import faqs from '#messages/en/faqs.json'
import feeds from '#messages/en/feeds.json'
import fields from '#messages/en/fields.json'
import filterCount from '#messages/en/filter-count.json'
import forms from '#messages/en/forms.json'
import formats from '#messages/en/formats.json'
import gallery from '#messages/en/gallery.json'
import home from '#messages/en/home.json'
import impersonation from '#messages/en/impersonation.json'
import invitation from '#messages/en/invitation.json'
import newsletter from '#messages/en/newsletter.json'
import organization from '#messages/en/organization.json'
import organizationRegistration from '#messages/en/organization-registration.json'
import readingList from '#messages/en/reading-list.json'
import traffic from '#messages/en/traffic.json'
import offerRequest from '#messages/en/offer-request.json'
import offers from '#messages/en/offers.json'
import orderRatings from '#messages/en/order-ratings.json'
import orders from '#messages/en/orders.json'
import orderWithdrawal from '#messages/en/order-withdrawal.json'
import quicksearch from '#messages/en/quicksearch.json'
import ratingForm from '#messages/en/rating-form.json'
import ratings from '#messages/en/ratings.json'
import recentlyViewed from '#messages/en/recently-viewed.json'
import regions from '#messages/en/regions.json'
import savedAddresses from '#messages/en/saved-addresses.json'
import registration from '#messages/en/registration.json'
import search from '#messages/en/search.json'
import seo from '#messages/en/seo.json'
import shell from '#messages/en/shell.json'
import stockNotifications from '#messages/en/stock-notifications.json'
import stores from '#messages/en/stores.json'
import uiGuide from '#messages/en/ui-guide.json'
import withdrawal from '#messages/en/withdrawal.json'
import type { Messages } from './hungarian.ts'

export const en: Messages = {
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
