import type { Services } from './kernel/context.ts'
import { deleteOldAnnouncements } from './modules/announcements/service.ts'
import { deleteOldChanges } from './modules/catalog-index/service.ts'
import { reportInvoices, sweepInvoices } from './modules/invoices/service.ts'
import { sweepNewsletter } from './modules/newsletter/service.ts'
import { expireOffers, releaseOfferedCopies, remindOffers } from './modules/offers/service.ts'
import { followParcels } from './modules/parcels/service.ts'
import { deleteExpiredData } from './modules/retention/service.ts'
import { refreshWords } from './modules/search/service.ts'
import { sweepStockNotifications } from './modules/stock-notifications/service.ts'
import type { Schedule } from './ports/jobs/pg-boss-queue.ts'

/** Work on the database that recurs. It is enough that one of all processes does it. */
export const createSchedules = (services: Services): Readonly<Record<string, Schedule>> => ({
  'sweep-stock-notifications': { cron: '*/5 * * * *', work: () => sweepStockNotifications(services) },
  'delete-announcements': { cron: '*/10 * * * *', work: () => deleteOldAnnouncements(services) },
  'delete-catalog-changes': { cron: '7 * * * *', work: () => deleteOldChanges(services) },
  'refresh-search-words': {
    cron: '52 * * * *',
    work: async () => {
      if (services.settings.searchEngine === 'database') await refreshWords(services.patientDb)
    },
  },
  'sweep-newsletter': { cron: '22 * * * *', work: () => sweepNewsletter(services) },
  'report-invoices': { cron: '* * * * *', work: () => reportInvoices(services) },
  'sweep-invoices': { cron: '12 * * * *', work: () => sweepInvoices(services) },
  'follow-parcels': { cron: '*/5 * * * *', work: () => followParcels(services) },
  'expire-offers': {
    cron: '* * * * *',
    work: async () => {
      await expireOffers(services)
      await remindOffers(services)
    },
  },
  'release-offered-copies': { cron: '* * * * *', work: () => releaseOfferedCopies(services) },
  'delete-expired-data': { cron: '37 * * * *', work: () => deleteExpiredData(services) },
})
