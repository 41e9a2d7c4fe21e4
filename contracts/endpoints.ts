import { approvalEndpoints } from './approvals.ts'
import { botCodeEndpoints } from './bot-codes.ts'
import { budgetEndpoints } from './budgets.ts'
import { addressBook } from './address-book.ts'
import { accountEndpoints } from './accounts.ts'
import { cartPromotions } from './cart-promotions.ts'
import { cartFiles } from './cart-files.ts'
import { catalog } from './catalog.ts'
import { comparison } from './comparison.ts'
import { customerOrders } from './customer-orders.ts'
import { configurationEndpoints } from './configuration.ts'
import { connectOrderEndpoints } from './connect-order.ts'
import { contents } from './contents.ts'
import { credentialEndpoints } from './credentials.ts'
import { deliveryModeEndpoints } from './delivery-modes.ts'
import { directories } from './directories.ts'
import { documentEndpoints } from './documents.ts'
import { draftOrders } from './draft-orders.ts'
import type { EndpointTable } from './endpoint.ts'
import { numberedCarts } from './numbered-carts.ts'
import { faqEndpoints } from './faqs.ts'
import { feeds } from './feeds.ts'
import { socialIconEndpoints } from './social-icons.ts'
import { warehouseEndpoints } from './warehouses.ts'
import { impersonationEndpoints } from './impersonations.ts'
import { invitationEndpoints } from './invitations.ts'
import { invoiceEndpoints } from './invoices.ts'
import { libraryRecordEndpoints } from './library-records.ts'
import { offerEndpoints } from './offers.ts'
import { orderRatingEndpoints } from './order-ratings.ts'
import { orders } from './orders.ts'
import { organizationAddresses } from './organization-addresses.ts'
import { organizationEndpoints } from './organizations.ts'
import { organizationRegistrationEndpoints } from './organization-registration.ts'
import { organizationStatisticsEndpoints } from './organization-statistics.ts'
import { personalDataEndpoints } from './personal-data.ts'
import { passkeyEndpoints } from './passkeys.ts'
import { pickupPoints } from './pickup-points.ts'
import { quicksearch } from './quicksearch.ts'
import { productLists } from './product-lists.ts'
import { productPage } from './product-page.ts'
import { ownRatings } from './own-ratings.ts'
import { ratings } from './ratings.ts'
import { stockNotificationEndpoints } from './stock-notifications.ts'
import { readingLists } from './reading-lists.ts'
import { regions } from './regions.ts'
import { reorderEndpoints } from './reorder.ts'
import { sessionEndpoints } from './session.ts'
import { shoppingLists } from './shopping-lists.ts'
import { siteTexts } from './site-texts.ts'
import { stores } from './stores.ts'
import { newsletterEndpoints } from './newsletter.ts'
import { transactionEndpoints } from './transactions.ts'
import { urlResources } from './url-resources.ts'
import { withdrawalEndpoints } from './withdrawals.ts'

/** Every call of the API, once. Backend, client and tests read it. */
export const endpoints = {
  ...catalog,
  ...quicksearch,
  ...directories,
  ...productPage,
  ...productLists,
  ...comparison,
  ...ratings,
  ...ownRatings,
  ...orderRatingEndpoints,
  ...contents,
  ...stores,
  ...regions,
  ...siteTexts,
  ...configurationEndpoints,
  ...sessionEndpoints,
  ...impersonationEndpoints,
  ...botCodeEndpoints,
  ...passkeyEndpoints,
  ...addressBook,
  ...shoppingLists,
  ...accountEndpoints,
  ...credentialEndpoints,
  ...personalDataEndpoints,
  ...organizationEndpoints,
  ...organizationAddresses,
  ...approvalEndpoints,
  ...budgetEndpoints,
  ...organizationRegistrationEndpoints,
  ...organizationStatisticsEndpoints,
  ...invitationEndpoints,
  ...offerEndpoints,
  ...readingLists,
  ...draftOrders,
  ...cartPromotions,
  ...numberedCarts,
  ...cartFiles,
  ...deliveryModeEndpoints,
  ...pickupPoints,
  ...orders,
  ...transactionEndpoints,
  ...customerOrders,
  ...reorderEndpoints,
  ...connectOrderEndpoints,
  ...invoiceEndpoints,
  ...libraryRecordEndpoints,
  ...withdrawalEndpoints,
  ...urlResources,
  ...stockNotificationEndpoints,
  ...feeds,
  ...newsletterEndpoints,
  ...socialIconEndpoints,
  ...warehouseEndpoints,
  ...faqEndpoints,
  ...documentEndpoints,
} as const satisfies EndpointTable

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
