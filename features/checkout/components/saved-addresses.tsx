'use client'

import { useTranslations } from 'next-intl'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { SelectField } from '#components/ui/select-field.tsx'
import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import en from '#messages/en/saved-addresses.json'
import hu from '#messages/hu/saved-addresses.json'

const texts = { hu: { savedAddresses: hu }, en: { savedAddresses: en } }

export interface SavedAddressesProps {
  items: readonly { id: number; name: string }[]
  /** The id of the saved address that stands in the form. */
  chosen: number | undefined
  /** Undefined: another address, which is not saved yet. */
  onChoose: (id: number | undefined) => void
}

export interface RememberProps {
  isRemembered: boolean
  onRemember: (remember: boolean) => void
}

const Choice = ({ items, chosen, onChoose }: SavedAddressesProps) => {
  const t = useTranslations('savedAddresses')
  return (
    <SelectField
      label={t('label')}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value ? Number(target.value) : undefined)}
    >
      {items.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value="">{t('other')}</option>
    </SelectField>
  )
}

const Remember = ({ isRemembered, onRemember }: RememberProps) => (
  <Checkbox
    checked={isRemembered}
    onChange={({ target }) => onRemember(target.checked)}
    label={useTranslations('savedAddresses')('remember')}
  />
)

/** A customer chooses a saved address. It fills the fields, which can still be changed. */
export const SavedAddresses = (props: SavedAddressesProps) => (
  <AddedMessages texts={texts}>
    <Choice {...props} />
  </AddedMessages>
)

/** A customer saves the address of the form for the next orders. */
export const RememberAddress = (props: RememberProps) => (
  <AddedMessages texts={texts}>
    <Remember {...props} />
  </AddedMessages>
)
