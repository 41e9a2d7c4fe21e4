import type { VariantDetail } from '#contracts/variant-detail.ts'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { loadIsOffered } from '../server.ts'
import { StockNotice } from './stock-notice.tsx'

interface Props {
  variant: Pick<VariantDetail, 'id' | 'type' | 'publishedOn'>
}

/** For what can come back or is announced without a day, where the shop offers it; a download is never out. */
export const SoldOutNotice = async ({ variant: { id, type, publishedOn } }: Props) => {
  const isAnnounced = publishedOn === null
  if ((type !== 'physical' && !isAnnounced) || !(await loadIsOffered())) return null
  return (
    <ClientMessages namespaces={['errors', 'fields', 'stockNotifications']}>
      <StockNotice variantId={id} isAnnounced={isAnnounced} />
    </ClientMessages>
  )
}
