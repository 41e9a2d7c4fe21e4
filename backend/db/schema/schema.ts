import * as addresses from './addresses.ts'
import * as announcements from './announcements.ts'
import * as approvals from './approvals.ts'
import * as botCodes from './bot-codes.ts'
import * as budgets from './budgets.ts'
import * as catalogChanges from './catalog-changes.ts'
import * as categories from './categories.ts'
import * as collections from './collections.ts'
import * as contents from './contents.ts'
import * as contributors from './contributors.ts'
import * as coupons from './coupons.ts'
import * as credentials from './credentials.ts'
import * as customers from './customers.ts'
import * as deals from './deals.ts'
import * as deliveryModes from './delivery-modes.ts'
import * as documents from './documents.ts'
import * as downloads from './downloads.ts'
import * as draftOrders from './draft-orders.ts'
import * as faqs from './faqs.ts'
import * as impersonations from './impersonations.ts'
import * as imports from './imports.ts'
import * as invoices from './invoices.ts'
import * as notifications from './notifications.ts'
import * as offers from './offers.ts'
import * as operations from './operations.ts'
import * as orderAnalytics from './order-analytics.ts'
import * as orders from './orders.ts'
import * as organizations from './organizations.ts'
import * as parameters from './parameters.ts'
import * as passkeys from './passkeys.ts'
import * as paymentMethods from './payment-methods.ts'
import * as payments from './payments.ts'
import * as prices from './prices.ts'
import * as productNames from './product-names.ts'
import * as products from './products.ts'
import * as publishers from './publishers.ts'
import * as ratings from './ratings.ts'
import * as shoppingLists from './shopping-lists.ts'
import * as stockNotifications from './stock-notifications.ts'
import * as stock from './stock.ts'
import * as newsletter from './newsletter.ts'
import * as urlResources from './url-resources.ts'
import * as variants from './variants.ts'
import * as withdrawals from './withdrawals.ts'

/** All tables, for Drizzle. Modules import tables from their own area. */
export const schema = {
  ...addresses,
  ...announcements,
  ...approvals,
  ...botCodes,
  ...budgets,
  ...catalogChanges,
  ...categories,
  ...collections,
  ...contents,
  ...contributors,
  ...coupons,
  ...credentials,
  ...customers,
  ...deals,
  ...deliveryModes,
  ...documents,
  ...downloads,
  ...draftOrders,
  ...faqs,
  ...impersonations,
  ...imports,
  ...invoices,
  ...notifications,
  ...offers,
  ...operations,
  ...orderAnalytics,
  ...orders,
  ...organizations,
  ...parameters,
  ...passkeys,
  ...paymentMethods,
  ...payments,
  ...prices,
  ...productNames,
  ...products,
  ...publishers,
  ...ratings,
  ...shoppingLists,
  ...stockNotifications,
  ...stock,
  ...newsletter,
  ...urlResources,
  ...variants,
  ...withdrawals,
}
