'use client'

import { useTranslations } from 'next-intl'

export const RemoveButton = ({ title, onRemove }: { title: string; onRemove: () => void }) => {
  const t = useTranslations('cart')
  return (
    <button
      type="button"
      className="text-link min-h-6 text-13 text-soft"
      aria-label={t('removeItem', { title })}
      onClick={onRemove}
    >
      {t('remove')}
    </button>
  )
}
