'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import type { ShoppingList } from '#contracts/shopping-lists.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { useClear, useOrderList, useRemoveList } from '../queries.ts'

const CartReport = lazy(() =>
  import('#components/order/cart-report.tsx').then((loaded) => ({ default: loaded.CartReport })),
)
const ListForm = lazy(() => import('./list-form.tsx').then((loaded) => ({ default: loaded.ListForm })))
const ShareDialog = lazy(() => import('./share-dialog.tsx').then((loaded) => ({ default: loaded.ShareDialog })))
const Confirmation = lazy(() =>
  import('#components/form/confirmation.tsx').then((loaded) => ({ default: loaded.Confirmation })),
)

type Opened = 'share' | 'rename' | 'clear' | 'delete'

/** What can be done with a whole list. */
export const ListActions = ({ list }: { list: ShoppingList }) => {
  const t = useTranslations('favourites')
  const router = useRouter()
  const order = useOrderList(list.id)
  const [clear, remove] = [useClear(list.id), useRemoveList(list.id)]
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const done = (text: string) => {
    showToast({ tone: 'info', text })
    close()
  }
  const words = { cancel: t('cancel'), close: t('close'), failed: t('failed') }
  const isEmpty = list.items.length === 0
  const opener = (what: Opened) => (
    <Button size="small" className="min-h-11" onClick={() => setOpened(what)}>
      {t(what)}
    </Button>
  )

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-2.5">
        {!isEmpty && (
          <Button look="primary" busy={order.isPending} onClick={() => order.mutate()}>
            {t('allToCart')}
          </Button>
        )}
        {!isEmpty && <span className="contents" data-offer-request={list.id} data-source="list" />}
        {(!isEmpty || list.shared) && opener('share')}
        {list.userMade && opener('rename')}
        {!isEmpty && opener('clear')}
        {list.userMade && opener('delete')}
      </div>
      <FormFailure failure={order.error} title={t('orderFailed')} />
      <Suspense>
        {order.data && (
          <CartReport
            report={order.data}
            onClose={order.reset}
            actions={<ButtonLink href="/cart">{t('toCart')}</ButtonLink>}
          />
        )}
        {opened === 'share' && <ShareDialog list={list} onClose={close} />}
        {opened === 'rename' && <ListForm list={list} onClose={close} />}
        {opened === 'clear' && (
          <Confirmation
            texts={{ ...words, title: t('clearTitle'), text: t('clearText'), confirm: t('clearConfirm') }}
            busy={clear.isPending}
            failure={clear.error}
            onConfirm={() => clear.mutate(undefined, { onSuccess: () => done(t('cleared')) })}
            onClose={close}
          />
        )}
        {opened === 'delete' && (
          <Confirmation
            texts={{ ...words, title: t('deleteTitle'), text: t('deleteText'), confirm: t('deleteConfirm') }}
            busy={remove.isPending}
            failure={remove.error}
            onConfirm={() => {
              const onSuccess = () => {
                done(t('deleted', { name: list.name }))
                router.replace('/favourites')
              }
              remove.mutate(undefined, { onSuccess })
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
