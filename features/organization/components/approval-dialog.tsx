'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { TextAreaField } from '#components/ui/text-area-field.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import type { ApprovalDetail } from '#contracts/approvals.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { approvalQuery, useApproval } from '../approval-queries.ts'
import { ApprovalLines } from './approval-lines.tsx'

interface DecisionProps {
  organizationId: number
  request: ApprovalDetail
  onDone: () => void
}

/** Another version of the request is another form: what was typed for the older one is gone. */
const Decision = ({ organizationId, request, onDone }: DecisionProps) => {
  const t = useTranslations('organization.approvals')
  const [quantities, setQuantities] = useState<Record<number, number>>({})
  const [reason, setReason] = useState('')
  const [isRefusing, setIsRefusing] = useState(false)
  const [isReasonMissing, setReasonMissing] = useState(false)
  const { change, approve, refuse } = useApproval(organizationId, request)
  const changed = request.lines.filter(({ id, quantity }) => (quantities[id] ?? quantity) !== quantity)
  const isBusy = change.isPending || approve.isPending || refuse.isPending
  const done = (text: string) => () => {
    showToast({ tone: 'success', text })
    onDone()
  }
  const sendRefusal = () => {
    setReasonMissing(reason.trim() === '')
    if (reason.trim() !== '') refuse.mutate(reason, { onSuccess: done(t('refused')) })
  }
  return (
    <>
      {request.isOverBudget && (
        <Notice tone="warning" title={t('overTitle')}>
          {t('overText')}
        </Notice>
      )}
      <FormFailure failure={change.error ?? approve.error ?? refuse.error} title={t('failed')} />
      <ApprovalLines
        request={request}
        quantities={quantities}
        onQuantity={(id, quantity) => setQuantities({ ...quantities, [id]: quantity })}
      />
      {isRefusing && (
        <TextAreaField
          label={t('reasonLabel')}
          hint={t('reasonHint')}
          value={reason}
          maxLength={500}
          required
          error={isReasonMissing && reason.trim() === '' ? t('reasonMissing') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {changed.length > 0 ? (
          <Button
            look="primary"
            busy={change.isPending}
            onClick={() => change.mutate(changed.map(({ id }) => ({ id, quantity: quantities[id] ?? 0 })))}
          >
            {t('recount')}
          </Button>
        ) : (
          !isRefusing && (
            <Button
              look="primary"
              busy={approve.isPending}
              disabled={isBusy && !approve.isPending}
              onClick={() => approve.mutate(undefined, { onSuccess: done(t('approved')) })}
            >
              {t('approve')}
            </Button>
          )
        )}
        <Button
          busy={refuse.isPending}
          disabled={isBusy && !refuse.isPending}
          look={isRefusing ? 'primary' : 'secondary'}
          onClick={isRefusing ? sendRefusal : () => setIsRefusing(true)}
        >
          {t(isRefusing ? 'refuseConfirm' : 'refuse')}
        </Button>
      </div>
      {changed.length > 0 && <p className="text-13 text-soft">{t('recountHint')}</p>}
    </>
  )
}

interface Props {
  organizationId: number
  id: string
  /** Whether the visitor is a master. */
  decides: boolean
  onClose: () => void
}

/** A request with its lines. A master changes quantities, approves or refuses. */
export const ApprovalDialog = ({ organizationId, id, decides, onClose }: Props) => {
  const t = useTranslations('organization')
  const query = useCustomerQuery(approvalQuery(organizationId, id))
  return (
    <Dialog open onClose={onClose} title={t('approvals.detail')} closeLabel={t('close')}>
      <LoadedPart query={query} rows={3} rowClass="h-16 w-full">
        {(request) => (
          <div className="flex flex-col gap-5">
            {decides && request.status === 'pending' ? (
              <Decision key={request.version} organizationId={organizationId} request={request} onDone={onClose} />
            ) : (
              <ApprovalLines request={request} />
            )}
          </div>
        )}
      </LoadedPart>
    </Dialog>
  )
}
