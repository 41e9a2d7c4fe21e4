'use client'

import { useTranslations } from 'next-intl'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import type { ShoppingList } from '#contracts/shopping-lists.ts'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import enFields from '#messages/en/fields.json'
import huFields from '#messages/hu/fields.json'
import { useSaveList } from '../queries.ts'

const resolver = schemaResolver(async () => (await import('#contracts/shopping-list-form.ts')).shoppingListForm)

const texts = { hu: { fields: huFields }, en: { fields: enFields } }

interface Props {
  /** The list that gets another name; undefined for a new one. */
  list?: ShoppingList | undefined
  onSaved?: (list: ShoppingList) => void
  onClose: () => void
}

const ListDialog = ({ list, onSaved, onClose }: Props) => {
  const t = useTranslations('favouriteMarks')
  const { field, submit, isBusy, failure } = useForm({
    resolver,
    defaultValues: { name: list?.name ?? '' },
    mutation: useSaveList(list?.id),
    toInput: (values) => values,
    onSent: (saved) => {
      showToast({ tone: 'success', text: t(list ? 'renamed' : 'created', { name: saved.name }) })
      onSaved?.(saved)
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t(list ? 'rename' : 'new')} closeLabel={t('close')}>
      <Form submit={submit} className="flex flex-col gap-5">
        <FormFailure failure={failure} title={t('saveFailed')} />
        <TextField {...field('name')} label={t('name')} required />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" busy={isBusy}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </Form>
    </Dialog>
  )
}

/** A new list, or another name (spec point 2: the modal for a new shopping list). */
export const ListForm = (props: Props) => (
  <AddedMessages texts={texts}>
    <ListDialog {...props} />
  </AddedMessages>
)
