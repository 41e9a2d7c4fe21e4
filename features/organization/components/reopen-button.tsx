'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { Button } from '#components/ui/button.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import type { ApprovalRequest } from '#contracts/approvals.ts'
import type { CartReport as Report } from '#contracts/cart-report.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { useReopen } from '../approval-queries.ts'

const CartReport = lazy(() =>
  import('#components/order/cart-report.tsx').then((loaded) => ({ default: loaded.CartReport })),
)

const hasProblems = (report: Report | null): boolean =>
  report !== null && report.lines.some(({ outcome }) => outcome !== 'added')

interface Props {
  organizationId: number
  request: ApprovalRequest
  /** What the request costs, which tells its button from others. */
  total: string
}

/** Brings an own request back into the cart: one that waits, or one that was refused. A report says what did not come along. */
export const ReopenButton = ({ organizationId, request, total }: Props) => {
  const t = useTranslations('organization.approvals')
  const errorText = useErrorText()
  const router = useRouter()
  const reopen = useReopen(organizationId, request)
  const toCart = () => router.push('/cart')
  const label = request.status === 'pending' ? 'withdraw' : 'backToCart'
  const { report } = reopen.data ?? {}
  return (
    <>
      <Button
        size="small"
        busy={reopen.isPending}
        aria-label={`${t(label)}: ${total}`}
        onClick={() =>
          reopen.mutate(undefined, {
            onSuccess: ({ report: answer }) => {
              showToast({ tone: 'success', text: t('reopened') })
              if (!hasProblems(answer)) toCart()
            },
            onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
          })
        }
      >
        {t(label)}
      </Button>
      {report && hasProblems(report) && (
        <Suspense>
          <CartReport report={report} onClose={toCart} />
        </Suspense>
      )}
    </>
  )
}
