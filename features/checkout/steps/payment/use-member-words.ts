import { useState } from 'react'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { readDraft, saveDraft } from '#lib/forms/form-draft.ts'
import { stepDraftKey } from '../../hooks/use-step-form.ts'
import type { MemberWords } from './member-payment.tsx'

/** What a member says to the order. A way back to another step and a reload lose nothing of it. */
export const useMemberWords = (order: DraftOrder) => {
  const draft = stepDraftKey(order, 'payment')
  const [words, setWords] = useState<MemberWords>(() => {
    const { message = '', poNumber = '', costCenterId } = readDraft(draft)
    return { message, poNumber, costCenterId: costCenterId ? Number(costCenterId) : null }
  })
  const change = (next: MemberWords): void => {
    setWords(next)
    saveDraft(draft, { ...next, costCenterId: String(next.costCenterId ?? '') })
  }
  return [words, change] as const
}
