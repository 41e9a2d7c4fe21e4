import enAccount from '#messages/en/account.json'
import enAddresses from '#messages/en/addresses.json'
import enOwnPrices from '#messages/en/own-prices.json'
import enOwnOrders from '#messages/en/own-orders.json'
import enOwnRatings from '#messages/en/own-ratings.json'
import enProfile from '#messages/en/profile.json'
import enSelfcare from '#messages/en/selfcare.json'
import enAuthorPreview from '#messages/en/author-preview.json'
import enBotCheck from '#messages/en/bot-check.json'
import enCart from '#messages/en/cart.json'
import enCartLists from '#messages/en/cart-lists.json'
import enCartReport from '#messages/en/cart-report.json'
import enCatalog from '#messages/en/catalog.json'
import enCheckout from '#messages/en/checkout.json'
import enCompare from '#messages/en/compare.json'
import enCompareBar from '#messages/en/compare-bar.json'
import enCredentials from '#messages/en/credentials.json'
import enContents from '#messages/en/contents.json'
import enDeals from '#messages/en/deals.json'
import enDirectories from '#messages/en/directories.json'
import enErrorPages from '#messages/en/error-pages.json'
import enErrors from '#messages/en/errors.json'
import enFavouriteMarks from '#messages/en/favourite-marks.json'
import enFavourites from '#messages/en/favourites.json'
import enFailure from '#messages/en/failure.json'
import enDocuments from '#messages/en/documents.json'
import enFaqSearch from '#messages/en/faq-search.json'
import enFaqs from '#messages/en/faqs.json'
import enFeeds from '#messages/en/feeds.json'
import enFields from '#messages/en/fields.json'
import enFilterCount from '#messages/en/filter-count.json'
import enForms from '#messages/en/forms.json'
import enFormats from '#messages/en/formats.json'
import enGallery from '#messages/en/gallery.json'
import enHome from '#messages/en/home.json'
import enImpersonation from '#messages/en/impersonation.json'
import enInvitation from '#messages/en/invitation.json'
import enNewsletter from '#messages/en/newsletter.json'
import enOrganization from '#messages/en/organization.json'
import enOrganizationRegistration from '#messages/en/organization-registration.json'
import enTraffic from '#messages/en/traffic.json'
import enOfferRequest from '#messages/en/offer-request.json'
import enOffers from '#messages/en/offers.json'
import enOrderRatings from '#messages/en/order-ratings.json'
import enOrders from '#messages/en/orders.json'
import enOrderWithdrawal from '#messages/en/order-withdrawal.json'
import enQuicksearch from '#messages/en/quicksearch.json'
import enRatingForm from '#messages/en/rating-form.json'
import enRatings from '#messages/en/ratings.json'
import enRecentlyViewed from '#messages/en/recently-viewed.json'
import enRegions from '#messages/en/regions.json'
import enSavedAddresses from '#messages/en/saved-addresses.json'
import enRegistration from '#messages/en/registration.json'
import enSearch from '#messages/en/search.json'
import enSeo from '#messages/en/seo.json'
import enShell from '#messages/en/shell.json'
import enStockNotifications from '#messages/en/stock-notifications.json'
import enStores from '#messages/en/stores.json'
import enUiGuide from '#messages/en/ui-guide.json'
import enWithdrawal from '#messages/en/withdrawal.json'
import huAccount from '#messages/hu/account.json'
import huAddresses from '#messages/hu/addresses.json'
import huOwnPrices from '#messages/hu/own-prices.json'
import huOwnOrders from '#messages/hu/own-orders.json'
import huOwnRatings from '#messages/hu/own-ratings.json'
import huProfile from '#messages/hu/profile.json'
import huSelfcare from '#messages/hu/selfcare.json'
import huAuthorPreview from '#messages/hu/author-preview.json'
import huBotCheck from '#messages/hu/bot-check.json'
import huCart from '#messages/hu/cart.json'
import huCartLists from '#messages/hu/cart-lists.json'
import huCartReport from '#messages/hu/cart-report.json'
import huCatalog from '#messages/hu/catalog.json'
import huCheckout from '#messages/hu/checkout.json'
import huCompare from '#messages/hu/compare.json'
import huCompareBar from '#messages/hu/compare-bar.json'
import huCredentials from '#messages/hu/credentials.json'
import huContents from '#messages/hu/contents.json'
import huDeals from '#messages/hu/deals.json'
import huDirectories from '#messages/hu/directories.json'
import huErrorPages from '#messages/hu/error-pages.json'
import huErrors from '#messages/hu/errors.json'
import huFavouriteMarks from '#messages/hu/favourite-marks.json'
import huFavourites from '#messages/hu/favourites.json'
import huFailure from '#messages/hu/failure.json'
import huDocuments from '#messages/hu/documents.json'
import huFaqSearch from '#messages/hu/faq-search.json'
import huFaqs from '#messages/hu/faqs.json'
import huFeeds from '#messages/hu/feeds.json'
import huFields from '#messages/hu/fields.json'
import huFilterCount from '#messages/hu/filter-count.json'
import huForms from '#messages/hu/forms.json'
import huFormats from '#messages/hu/formats.json'
import huGallery from '#messages/hu/gallery.json'
import huHome from '#messages/hu/home.json'
import huImpersonation from '#messages/hu/impersonation.json'
import huInvitation from '#messages/hu/invitation.json'
import huNewsletter from '#messages/hu/newsletter.json'
import huOrganization from '#messages/hu/organization.json'
import huOrganizationRegistration from '#messages/hu/organization-registration.json'
import huTraffic from '#messages/hu/traffic.json'
import huOfferRequest from '#messages/hu/offer-request.json'
import huOffers from '#messages/hu/offers.json'
import huOrderRatings from '#messages/hu/order-ratings.json'
import huOrders from '#messages/hu/orders.json'
import huOrderWithdrawal from '#messages/hu/order-withdrawal.json'
import huQuicksearch from '#messages/hu/quicksearch.json'
import huRatingForm from '#messages/hu/rating-form.json'
import huRatings from '#messages/hu/ratings.json'
import huRecentlyViewed from '#messages/hu/recently-viewed.json'
import huRegions from '#messages/hu/regions.json'
import huSavedAddresses from '#messages/hu/saved-addresses.json'
import huRegistration from '#messages/hu/registration.json'
import huSearch from '#messages/hu/search.json'
import huSeo from '#messages/hu/seo.json'
import huShell from '#messages/hu/shell.json'
import huStockNotifications from '#messages/hu/stock-notifications.json'
import huStores from '#messages/hu/stores.json'
import huUiGuide from '#messages/hu/ui-guide.json'
import huWithdrawal from '#messages/hu/withdrawal.json'
import type { Locale } from '#contracts/shop.ts'

/** Hungarian is the typed source; a test proves that English has the same keys. */
const hu = {
  account: huAccount,
  addresses: huAddresses,
  ownOrders: huOwnOrders,
  ownRatings: huOwnRatings,
  profile: huProfile,
  selfcare: huSelfcare,
  authorPreview: huAuthorPreview,
  botCheck: huBotCheck,
  cart: huCart,
  cartLists: huCartLists,
  cartReport: huCartReport,
  catalog: huCatalog,
  checkout: huCheckout,
  compare: huCompare,
  compareBar: huCompareBar,
  credentials: huCredentials,
  contents: huContents,
  deals: huDeals,
  directories: huDirectories,
  errorPages: huErrorPages,
  errors: huErrors,
  failure: huFailure,
  favouriteMarks: huFavouriteMarks,
  favourites: huFavourites,
  ownPrices: huOwnPrices,
  documents: huDocuments,
  faqSearch: huFaqSearch,
  faqs: huFaqs,
  feeds: huFeeds,
  fields: huFields,
  filterCount: huFilterCount,
  forms: huForms,
  formats: huFormats,
  gallery: huGallery,
  home: huHome,
  impersonation: huImpersonation,
  invitation: huInvitation,
  newsletter: huNewsletter,
  organization: huOrganization,
  organizationRegistration: huOrganizationRegistration,
  traffic: huTraffic,
  offerRequest: huOfferRequest,
  offers: huOffers,
  orderRatings: huOrderRatings,
  orders: huOrders,
  orderWithdrawal: huOrderWithdrawal,
  quicksearch: huQuicksearch,
  ratingForm: huRatingForm,
  ratings: huRatings,
  recentlyViewed: huRecentlyViewed,
  regions: huRegions,
  savedAddresses: huSavedAddresses,
  registration: huRegistration,
  search: huSearch,
  seo: huSeo,
  shell: huShell,
  stockNotifications: huStockNotifications,
  stores: huStores,
  uiGuide: huUiGuide,
  withdrawal: huWithdrawal,
}
const en: typeof hu = {
  account: enAccount,
  addresses: enAddresses,
  ownOrders: enOwnOrders,
  ownRatings: enOwnRatings,
  profile: enProfile,
  selfcare: enSelfcare,
  authorPreview: enAuthorPreview,
  botCheck: enBotCheck,
  cart: enCart,
  cartLists: enCartLists,
  cartReport: enCartReport,
  catalog: enCatalog,
  checkout: enCheckout,
  compare: enCompare,
  compareBar: enCompareBar,
  credentials: enCredentials,
  contents: enContents,
  deals: enDeals,
  directories: enDirectories,
  errorPages: enErrorPages,
  errors: enErrors,
  failure: enFailure,
  favouriteMarks: enFavouriteMarks,
  favourites: enFavourites,
  ownPrices: enOwnPrices,
  documents: enDocuments,
  faqSearch: enFaqSearch,
  faqs: enFaqs,
  feeds: enFeeds,
  fields: enFields,
  filterCount: enFilterCount,
  forms: enForms,
  formats: enFormats,
  gallery: enGallery,
  home: enHome,
  impersonation: enImpersonation,
  invitation: enInvitation,
  newsletter: enNewsletter,
  organization: enOrganization,
  organizationRegistration: enOrganizationRegistration,
  traffic: enTraffic,
  offerRequest: enOfferRequest,
  offers: enOffers,
  orderRatings: enOrderRatings,
  orders: enOrders,
  orderWithdrawal: enOrderWithdrawal,
  quicksearch: enQuicksearch,
  ratingForm: enRatingForm,
  ratings: enRatings,
  recentlyViewed: enRecentlyViewed,
  regions: enRegions,
  savedAddresses: enSavedAddresses,
  registration: enRegistration,
  search: enSearch,
  seo: enSeo,
  shell: enShell,
  stockNotifications: enStockNotifications,
  stores: enStores,
  uiGuide: enUiGuide,
  withdrawal: enWithdrawal,
}

export type Messages = typeof hu
export type Namespace = keyof Messages

export const messages: Record<Locale, Messages> = { hu, en }
