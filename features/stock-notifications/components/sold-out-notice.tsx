import type { VariantDetail } from '#contracts/variant-detail.ts'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { loadIsOffered } from '../server.ts'
import { StockNotice } from './stock-notice.tsx'

/** For what can come back, where the shop offers it; a download is never out. */
export const SoldOutNotice = async ({ variant: { id, type } }: { variant: Pick<VariantDetail, 'id' | 'type'> }) => {
  if (type !== 'physical' || !(await loadIsOffered())) return null
  return (
    <ClientMessages namespaces={['errors', 'fields', 'stockNotifications']}>
      <StockNotice variantId={id} />
    </ClientMessages>
  )
}
