import { useEffect } from 'react'
import { create } from 'zustand'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { Totals } from '#contracts/totals.ts'

interface Preview extends Pick<DraftOrder, 'uuid' | 'version'> {
  totals: Totals
}

const usePreview = create<{ preview: Preview | undefined }>(() => ({ preview: undefined }))

/** Shows beside the checkout the totals of a choice that is not saved yet. */
export const usePreviewTotals = ({ uuid, version }: DraftOrder, totals: Totals | undefined): void =>
  useEffect(() => {
    if (!totals) return
    usePreview.setState({ preview: { uuid, version, totals } })
    return () => usePreview.setState({ preview: undefined })
  }, [uuid, version, totals])

/**
 * The totals of the choice on the screen, otherwise those of the cart. A saved cart has a new version, and no preview.
 */
export const useShownTotals = (order: DraftOrder | null | undefined): Totals | undefined => {
  const preview = usePreview((state) => state.preview)
  return preview && preview.uuid === order?.uuid && preview.version === order.version ? preview.totals : order?.totals
}
