'use client'

import { Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import { TextField } from '#components/ui/text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>

/** A password, with a button that shows what was typed. */
export const PasswordField = (field: Props) => {
  const t = useTranslations('registration')
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      trailing={
        <button
          type="button"
          aria-label={t('showPassword')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="grid min-h-11 min-w-11 place-items-center rounded-box hover:text-ink"
        >
          <Icon aria-hidden size={20} strokeWidth={1.6} />
        </button>
      }
    />
  )
}
