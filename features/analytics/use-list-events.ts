import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { analyticsSettings } from '#lib/analytics/page-settings.ts'
import { useAddress } from '#lib/routing/use-address.ts'
import { emit } from './emit.ts'
import { findItems } from './find-items.ts'
import { bannerOf, idOfCard, listOf, type ShownList, watchLists } from './watch-lists.ts'

/** Books of a list with their positions; only those in `wanted`, where it is given. */
const itemsOf = async (
  client: ReturnType<typeof useQueryClient>,
  { id, name, ids }: ShownList,
  wanted: readonly number[] = ids,
) => {
  const base = analyticsSettings()?.listIndexBase ?? 0
  const list = { item_list_id: id, item_list_name: name }
  const found = await findItems(client, wanted)
  const items = wanted.flatMap((variant) => {
    const item = found.get(variant)
    return item ? [{ ...item, ...list, index: base + ids.indexOf(variant) }] : []
  })
  return { ...list, items }
}

const promotionOf = ({ title, kind }: { title: string; kind: string }) => ({
  promotion_id: title,
  promotion_name: title,
  creative_slot: kind,
})

/** Lists and banners that come into view, and what the visitor chooses in them. */
export const useListEvents = (isStarted: boolean): void => {
  const client = useQueryClient()
  const address = useAddress()

  useEffect(() => {
    if (!isStarted) return
    const silently = () => undefined
    const endWatch = watchLists({
      onList: (list) => void itemsOf(client, list).then((params) => emit({ name: 'view_item_list', params }), silently),
      onBanner: (title, kind) => emit({ name: 'view_promotion', params: promotionOf({ title, kind }) }),
    })
    const choose = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      const banner = link?.closest('article.banner')
      if (banner) emit({ name: 'select_promotion', params: promotionOf(bannerOf(banner)) })
      const card = link?.closest('article.product-card, .product-table tbody tr')
      const id = card && idOfCard(card)
      if (!card || id === undefined || id === null) return
      void itemsOf(client, listOf(card), [id]).then((params) => emit({ name: 'select_item', params }), silently)
    }
    document.addEventListener('click', choose, true)
    return () => {
      endWatch()
      document.removeEventListener('click', choose, true)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps -- another address is another page
  }, [client, address, isStarted])
}
