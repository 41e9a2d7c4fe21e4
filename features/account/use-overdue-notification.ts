import { useTranslations } from 'next-intl'
import { useSelectedLayoutSegments } from 'next/navigation'
import { useEffect } from 'react'
import { showToast } from '#components/ui/toast-store.ts'
import type { Me } from '#contracts/session.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { isDismissed, saveDismissed } from '#lib/session/dismissed-notifications.ts'

/**
 * On the pages outside of the account: an invoice is overdue (spec point 2). The notification stays until it is closed,
 * and then it stays away, for this invoice (spec point 3: cookie flag). The account shows it in full.
 */
export const useOverdueNotification = (invoice: Me['overdueInvoice'] | undefined): void => {
  const t = useTranslations('account')
  const router = useRouter()
  const isInAccount = useSelectedLayoutSegments().includes('(selfcare)')
  useEffect(() => {
    if (!invoice || isInAccount) return
    const token = `overdue-${invoice.number}`
    if (isDismissed(token)) return
    const params = { id: invoice.orderUuid }
    showToast({
      tone: 'warning',
      stays: true,
      text: t('overdue'),
      action: {
        label: t('myAccount'),
        onPress: () => router.push({ pathname: '/customer/orders/[id]/details/view', params }),
      },
      onClose: () => saveDismissed(token),
    })
  }, [invoice, isInAccount, t, router])
}
