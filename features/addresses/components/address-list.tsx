'use client'

import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { AddressCard } from './address-card.tsx'
import { RemoveAddress } from './remove-address.tsx'

export interface AddressFormProps<One> {
  /** Undefined for a new one. */
  item: One | undefined
  onSaved: (item: One) => void
  onCancel: () => void
}

interface Item {
  id: number
  default: boolean
}

type Change<One> = UseMutationResult<unknown, Error, One>

interface Props<One extends Item> {
  kind: 'delivery' | 'billing'
  /** Addresses of an organisation. */
  isShared?: boolean
  items: readonly One[]
  /** An address in one line. */
  nameOf: (item: One) => string
  /** The lines of an address. */
  Lines: ComponentType<{ item: One }>
  changes: { remove: Change<One>; makeDefault: Change<One> }
  /** The form of a new address, or of a saved one. */
  AddressForm: ComponentType<AddressFormProps<One>>
}

type Opened<One> = { what: 'form'; item: One | undefined } | { what: 'removal'; item: One }

/** What a customer has saved of one kind: cards, and the dialogs that change them. */
export const AddressList = <One extends Item>({
  kind,
  isShared = false,
  items,
  nameOf,
  Lines,
  changes,
  AddressForm,
}: Props<One>) => {
  const t = useTranslations('addresses')
  const errorText = useErrorText()
  const addButton = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<Opened<One>>()
  const [removedId, setRemovedId] = useState<number>()
  const isGone = removedId !== undefined && items.every(({ id }) => id !== removedId)
  const close = () => setOpened(undefined)

  // The button that opened the dialog is gone with its card.
  useEffect(() => {
    if (isGone) addButton.current?.focus()
  }, [isGone])
  const { makeDefault, remove } = changes

  const saved = (item: One) => {
    showToast({ tone: 'success', text: t('saved', { address: nameOf(item) }) })
    close()
  }
  const setDefault = (item: One) =>
    makeDefault.mutate(item, {
      onSuccess: () => showToast({ tone: 'info', text: t('madeDefault', { address: nameOf(item) }) }),
      onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
    })
  const add = (
    <Button
      ref={addButton}
      look={items.length === 0 ? 'primary' : 'secondary'}
      onClick={() => setOpened({ what: 'form', item: undefined })}
    >
      {t(`${kind}.add`)}
    </Button>
  )

  return (
    <>
      {items.length === 0 ? (
        <EmptyState
          title={t(isShared ? 'delivery.emptyOfOrganization' : `${kind}.emptyTitle`)}
          text={t(isShared ? 'delivery.emptyTextOfOrganization' : `${kind}.emptyText`)}
          actions={add}
        />
      ) : (
        <div className="flex flex-col items-start gap-5">
          <ul className="grid w-full gap-4 lg:grid-cols-2">
            {items.map((item) => (
              <AddressCard
                key={item.id}
                name={nameOf(item)}
                isDefault={item.default}
                busy={makeDefault.isPending && makeDefault.variables.id === item.id}
                onChange={() => setOpened({ what: 'form', item })}
                onRemove={() => setOpened({ what: 'removal', item })}
                onDefault={() => setDefault(item)}
              >
                <Lines item={item} />
              </AddressCard>
            ))}
          </ul>
          {add}
        </div>
      )}
      {opened?.what === 'form' && (
        <Dialog open onClose={close} title={opened.item ? t(`${kind}.edit`) : t(`${kind}.add`)} closeLabel={t('close')}>
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <AddressForm item={opened.item} onSaved={saved} onCancel={close} />
          </Suspense>
        </Dialog>
      )}
      {opened?.what === 'removal' && (
        <RemoveAddress
          item={opened.item}
          name={nameOf(opened.item)}
          remove={remove}
          onRemoved={() => setRemovedId(opened.item.id)}
          onClose={close}
        />
      )}
    </>
  )
}
