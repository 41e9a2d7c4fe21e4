'use client'

import { useState } from 'react'
import type { CartReport as Report } from '#contracts/cart-report.ts'
import { CartReport } from '#components/order/cart-report.tsx'
import { Button } from '#components/ui/button.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { useAddList } from '../list-queries.ts'

interface Props {
  lines: readonly { sku: string; quantity: number }[]
  texts: { add: string; added: string; toCart: string }
  onAdded: () => void
}

/** Adds chosen books to the cart together. A report says what could not be added. */
export const AddLines = ({ lines, texts, onAdded }: Props) => {
  const errorText = useErrorText()
  const router = useRouter()
  const add = useAddList()
  const [report, setReport] = useState<Report>()
  const send = () =>
    add.mutate(lines.map(({ sku, quantity }) => `${sku}\t${quantity}`).join('\n'), {
      onSuccess: (answer) => {
        const action = { label: texts.toCart, onPress: () => router.push('/cart') }
        if (answer.lines.some(({ outcome }) => outcome !== 'added')) setReport(answer)
        else showToast({ tone: 'success', text: texts.added, action })
        onAdded()
      },
      onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
    })
  return (
    <>
      <Button look="primary" busy={add.isPending} onClick={send}>
        {texts.add}
      </Button>
      {report && <CartReport report={report} onClose={() => setReport(undefined)} />}
    </>
  )
}
