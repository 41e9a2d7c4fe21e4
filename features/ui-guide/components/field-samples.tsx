'use client'

import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Checkbox, CheckboxLine } from '#components/ui/checkbox.tsx'
import { FileField } from '#components/ui/file-field.tsx'
import { SelectField } from '#components/ui/select-field.tsx'
import { StarField } from '#components/ui/star-field.tsx'
import { TextAreaField } from '#components/ui/text-area-field.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { Sample } from './sample.tsx'

const columns = 'grid items-start gap-x-8 gap-y-6 sm:grid-cols-2'
const stars = ['1', '2', '3', '4', '5'] as const

export const FieldSamples = () => {
  const t = useTranslations('uiGuide.fields')
  const guide = useTranslations('uiGuide')
  const [rating, setRating] = useState('')
  return (
    <>
      <Sample title={guide('samples.lines')} className={columns}>
        <TextField
          label={t('email')}
          hint={t('emailHint')}
          placeholder={t('emailPlaceholder')}
          type="email"
          autoComplete="off"
          required
        />
        <TextField label={t('search')} type="search" leading={<Search aria-hidden size={20} strokeWidth={1.6} />} />
        <TextField label={t('price')} defaultValue="12 000" inputMode="numeric" trailing="Ft" />
        <TextField label={guide('longText')} hint={guide('longText')} defaultValue={guide('lead')} />
        <FileField label={t('file')} hint={t('fileHint')} accept=".xlsx,.csv" />
      </Sample>
      <Sample title={guide('samples.withError')} className={columns}>
        <TextField label={t('zip')} defaultValue="11345" inputMode="numeric" error={t('zipError')} />
        <TextAreaField label={t('note')} error={t('noteError')} />
      </Sample>
      <Sample title={guide('samples.disabled')} className={columns}>
        <TextField label={t('locked')} defaultValue="K-20 418" disabled />
      </Sample>
      <Sample title={guide('samples.select')} className={columns}>
        <SelectField label={t('country')} defaultValue="HU" required>
          <option value="HU">{t('hungary')}</option>
          <option value="AT">{t('austria')}</option>
        </SelectField>
      </Sample>
      <Sample title={guide('samples.checkboxes')} className="grid gap-2">
        <Checkbox label={t('newsletter')} hint={t('newsletterHint')} defaultChecked />
        <Checkbox label={t('terms')} error={t('termsError')} required />
        <CheckboxLine label={t('austria')} count="37" />
        <Checkbox label={t('locked')} disabled />
        <Checkbox label={t('locked')} disabled defaultChecked />
      </Sample>
      <Sample title={guide('samples.stars')} className={columns}>
        <StarField
          name="stars"
          legend={t('stars')}
          labels={stars.map((value) => guide('waiting.rating', { value }))}
          chosen={rating}
          onChange={(event) => setRating(event.target.value)}
        />
      </Sample>
    </>
  )
}
