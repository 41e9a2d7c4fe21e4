import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Checkbox, CheckboxLine } from '#components/ui/checkbox.tsx'
import { SelectField } from '#components/ui/select-field.tsx'
import { TextAreaField } from '#components/ui/text-area-field.tsx'
import { TextField } from '#components/ui/text-field.tsx'

export const FieldSamples = () => {
  const t = useTranslations('uiGuide.fields')
  const guide = useTranslations('uiGuide')
  return (
    <div className="grid items-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      <TextField
        label={t('email')}
        hint={t('emailHint')}
        placeholder={t('emailPlaceholder')}
        type="email"
        autoComplete="off"
        required
      />
      <TextField label={t('zip')} defaultValue="11345" inputMode="numeric" error={t('zipError')} />
      <TextField label={t('locked')} defaultValue="K-20 418" disabled />
      <TextField label={t('search')} type="search" leading={<Search aria-hidden size={20} strokeWidth={1.6} />} />
      <TextField label={t('price')} defaultValue="12 000" inputMode="numeric" trailing="Ft" />
      <SelectField label={t('country')} defaultValue="HU" required>
        <option value="HU">{t('hungary')}</option>
        <option value="AT">{t('austria')}</option>
      </SelectField>
      <TextField label={guide('longText')} hint={guide('longText')} defaultValue={guide('lead')} />
      <TextAreaField label={t('note')} error={guide('choices.error')} />
      <div className="grid gap-2">
        <Checkbox label={t('newsletter')} hint={t('newsletterHint')} defaultChecked />
        <Checkbox label={t('terms')} error={t('termsError')} required />
        <CheckboxLine label={t('austria')} count="37" />
        <Checkbox label={t('locked')} disabled />
        <Checkbox label={t('locked')} disabled defaultChecked />
      </div>
    </div>
  )
}
