import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { type EndpointName, endpoints } from '#contracts/endpoints.ts'
import { createDrawing } from './covers/draw-on-demand.ts'
import { Patience, withPatience } from './db/patience.ts'
import { readOnWhenRefused } from './http/read-on-when-refused.ts'
import type { Services } from './kernel/context.ts'
import type { Handlers } from './http/handler.ts'
import { isDatabaseDown } from './http/is-database-down.ts'
import { limitCalls } from './http/limit-calls.ts'
import { localeOf } from './http/locale-of.ts'
import { openApi } from './http/openapi.ts'
import { problem } from './http/problem.ts'
import { refuseLongAddress } from './http/refuse-long-address.ts'
import { fail, type Failure } from './kernel/result.ts'
import { createContext } from './create-context.ts'
import type { AppEnv } from './http/app-env.ts'
import { serve } from './http/serve.ts'
import { serveAllowed } from './http/serve-allowed.ts'
import { serveAssets } from './http/serve-assets.ts'
import { FilesError } from './ports/files/port.ts'
import type { Feed } from './modules/announcements/feed.ts'
import { accountRoutes } from './modules/accounts/routes.ts'
import { announcementRoutes } from './modules/announcements/routes.ts'
import { addressBookRoutes } from './modules/address-book/routes.ts'
import { directoryRoutes } from './modules/catalog/directory-routes.ts'
import { listingRoutes } from './modules/listing/routes.ts'
import { productPageRoutes } from './modules/catalog/product-page-routes.ts'
import { cartFileRoutes } from './modules/cart-files/routes.ts'
import { catalogRoutes } from './modules/catalog/routes.ts'
import { checkoutRoutes } from './modules/checkout/routes.ts'
import { configurationRoutes } from './modules/configuration/routes.ts'
import { contentRoutes } from './modules/contents/routes.ts'
import { credentialRoutes } from './modules/credentials/routes.ts'
import { customerRoutes } from './modules/customers/routes.ts'
import { deliveryRoutes } from './modules/delivery/routes.ts'
import { documentRoutes } from './modules/documents/routes.ts'
import { downloadRoutes } from './modules/downloads/routes.ts'
import { numberedCartRoutes } from './modules/draft-orders/numbered-routes.ts'
import { draftOrderRoutes } from './modules/draft-orders/routes.ts'
import { faqRoutes } from './modules/faqs/routes.ts'
import { feedRoutes } from './modules/feeds/routes.ts'
import { identityRoutes } from './modules/identities/routes.ts'
import { impersonationRoutes } from './modules/impersonations/routes.ts'
import { invitationRoutes } from './modules/invitations/routes.ts'
import { invoiceRoutes } from './modules/invoices/routes.ts'
import { libraryRecordRoutes } from './modules/library-records/routes.ts'
import { offerRoutes } from './modules/offers/routes.ts'
import { orderDetailRoutes } from './modules/order-details/routes.ts'
import { orderOwnerRoutes } from './modules/order-owners/routes.ts'
import { orderRoutes } from './modules/orders/routes.ts'
import { approvalRoutes } from './modules/approvals/routes.ts'
import { botCodeRoutes } from './modules/bot-codes/routes.ts'
import { budgetRoutes } from './modules/budgets/routes.ts'
import { organizationRegistrationRoutes } from './modules/organization-registrations/routes.ts'
import { organizationStatisticsRoutes } from './modules/organization-statistics/routes.ts'
import { organizationRoutes } from './modules/organizations/routes.ts'
import { personalDataRoutes } from './modules/personal-data/routes.ts'
import { pickupPointRoutes } from './modules/pickup-points/routes.ts'
import { quicksearchRoutes } from './modules/quicksearch/routes.ts'
import { readingListRoutes } from './modules/reading-lists/routes.ts'
import { reorderRoutes } from './modules/reorder/routes.ts'
import { relatedRoutes } from './modules/related/routes.ts'
import { ratingRoutes } from './modules/ratings/routes.ts'
import { stockNotificationRoutes } from './modules/stock-notifications/routes.ts'
import { shoppingListRoutes } from './modules/shopping-lists/routes.ts'
import { sessionRoutes } from './modules/sessions/routes.ts'
import { storeRoutes } from './modules/stores/routes.ts'
import { newsletterRoutes } from './modules/newsletter/routes.ts'
import { urlResourceRoutes } from './modules/url-resources/routes.ts'
import { withdrawalRoutes } from './modules/withdrawals/routes.ts'

/** An endpoint of the table without a handler does not compile. */
const handlers: Handlers = {
  ...catalogRoutes,
  ...quicksearchRoutes,
  ...directoryRoutes,
  ...productPageRoutes,
  ...listingRoutes,
  ...relatedRoutes,
  ...ratingRoutes,
  ...contentRoutes,
  ...storeRoutes,
  ...configurationRoutes,
  ...sessionRoutes,
  ...impersonationRoutes,
  ...botCodeRoutes,
  ...customerRoutes,
  ...addressBookRoutes,
  ...shoppingListRoutes,
  ...accountRoutes,
  ...identityRoutes,
  ...credentialRoutes,
  ...personalDataRoutes,
  ...organizationRoutes,
  ...approvalRoutes,
  ...budgetRoutes,
  ...organizationRegistrationRoutes,
  ...organizationStatisticsRoutes,
  ...invitationRoutes,
  ...offerRoutes,
  ...readingListRoutes,
  ...draftOrderRoutes,
  ...numberedCartRoutes,
  ...cartFileRoutes,
  ...deliveryRoutes,
  ...pickupPointRoutes,
  ...orderRoutes,
  ...orderDetailRoutes,
  ...orderOwnerRoutes,
  ...downloadRoutes,
  ...reorderRoutes,
  ...invoiceRoutes,
  ...libraryRecordRoutes,
  ...withdrawalRoutes,
  ...checkoutRoutes,
  ...urlResourceRoutes,
  ...stockNotificationRoutes,
  ...feedRoutes,
  ...newsletterRoutes,
  ...faqRoutes,
  ...documentRoutes,
}

/** Fixed words come before parameters, so that `/variants/contextual_values` is not read as an id. */
const byParameters = (a: string, b: string) => a.split('{').length - b.split('{').length

/** The answer to an unexpected error. `retryAfter` is in seconds. */
const failureOf = (error: unknown): Failure => {
  if (error instanceof FilesError) return fail('files_unavailable', { params: { retryAfter: 10 } })
  return isDatabaseDown(error) ? fail('service_unavailable', { params: { retryAfter: 1 } }) : fail('internal_error')
}

/** What no service needs, only the app itself, is added to the services here. */
export interface AppServices extends Services {
  /** What storefronts are told by this process. */
  announcements: Feed
}

/** The whole API as one Hono app; its services are handed in. */
export const createApp = (services: AppServices): Hono<AppEnv> => {
  const app = new Hono<AppEnv>()
  app.use(requestId({ limitLength: 64 }))
  app.use(readOnWhenRefused)
  app.use(refuseLongAddress)
  // A read ends early when the database is slow, because reading again is harmless. A write gets more time, because
  // repeating it costs the visitor more than waiting.
  app.use((c, next) => withPatience(new Patience(c.req.method !== 'GET'), next))
  app.get('/health/live', (c) => c.json({ status: 'ok' }))
  app.get('/health/ready', async (c) => {
    await services.db.execute('select 1')
    // Checked last: the signal may come while the database answers.
    return services.closing.aborted ? c.json({ status: 'closing' }, 503) : c.json({ status: 'ok' })
  })
  app.route('/announcements', announcementRoutes(services.announcements))
  app.route('/assets', serveAssets(services.files, createDrawing(services.db, services.files)))

  const api = new Hono<AppEnv>()
  api.use(limitCalls(services))
  api.use(async (c, next) => {
    c.set('ctx', await createContext(services, c.req.raw, c.get('requestId')))
    await next()
  })
  api.get('/openapi.json', (c) => c.json(openApi()))
  const names = (Object.keys(endpoints) as EndpointName[]).toSorted(byParameters)
  for (const name of names) serve(api, name, handlers[name])
  serveAllowed(api, names)
  app.route('/api', api)

  app.notFound((c) => problem({ code: 'not_found' }, localeOf(c.req.header('Accept-Language')), c.get('requestId')))
  app.onError((error, c) => {
    services.log.error(
      { err: error, requestId: c.get('requestId'), method: c.req.method, path: c.req.routePath },
      'request failed',
    )
    return problem(failureOf(error), localeOf(c.req.header('Accept-Language')), c.get('requestId'))
  })
  return app
}
