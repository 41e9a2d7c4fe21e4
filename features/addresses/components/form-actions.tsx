'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'

export const FormActions = ({ busy, onCancel }: { busy: boolean; onCancel: () => void }) => {
  const t = useTranslations('addresses')
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" look="primary" busy={busy}>
        {t('save')}
      </Button>
      <Button onClick={onCancel}>{t('cancel')}</Button>
    </div>
  )
}
