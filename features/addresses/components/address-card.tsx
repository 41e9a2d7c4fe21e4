'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'

interface Props {
  /** The address in one line, which names the buttons. */
  name: string
  isDefault: boolean
  busy: boolean
  onChange: () => void
  onRemove: () => void
  onDefault: () => void
  children: ReactNode
}

export const AddressCard = ({ name, isDefault, busy, onChange, onRemove, onDefault, children }: Props) => {
  const t = useTranslations('addresses')
  return (
    <li className="flex flex-col gap-4 rounded-box border border-line bg-sheet p-5">
      <div className="flex items-start justify-between gap-4">
        <address className="min-w-0 break-words not-italic">{children}</address>
        {isDefault && <Badge>{t('default')}</Badge>}
      </div>
      <div className="mt-auto flex flex-wrap gap-2">
        <Button size="small" aria-label={t('changeOf', { address: name })} onClick={onChange}>
          {t('change')}
        </Button>
        <Button size="small" aria-label={t('removeOf', { address: name })} onClick={onRemove}>
          {t('remove')}
        </Button>
        {!isDefault && (
          <Button size="small" look="quiet" busy={busy} onClick={onDefault}>
            {t('makeDefault')}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
