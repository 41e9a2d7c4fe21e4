'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { RatingStars } from '#components/ui/rating-stars.tsx'
import type { OwnRating as Rating } from '../queries.ts'

interface Props {
  rating: NonNullable<Rating['rating']>
  onChange: () => void
}

const tones = { waiting: 'info', approved: 'success', refused: 'warning' } as const

/** What the reader has sent, and what became of it. */
export const OwnRating = ({ rating: { stars, title, text, status }, onChange }: Props) => {
  const t = useTranslations('ratingForm')
  return (
    <Notice
      tone={tones[status]}
      title={t(`status.${status}`)}
      actions={
        <Button size="small" onClick={onChange}>
          {t('change')}
        </Button>
      }
      announce
    >
      <span className="flex flex-col items-start gap-1">
        <RatingStars value={stars} label={t(`meanings.${stars as 1 | 2 | 3 | 4 | 5}`)} />
        {title && <span className="font-medium text-ink">{title}</span>}
        {text && <span className="whitespace-pre-line">{text}</span>}
      </span>
    </Notice>
  )
}
