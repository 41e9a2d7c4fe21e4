'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { useTowns } from '../hooks/use-towns.ts'
import { districtOf } from '../rules/find-towns.ts'
import { foldText } from '../rules/fold-text.ts'

interface Props {
  zip: string
  city: string
  onTown: (town: string) => void
}

/** What the post code says of the town: filled in and told, offered where there are several or another one was written. */
export const TownHelp = ({ zip, city, onTown }: Props) => {
  const t = useTranslations('checkout.fields')
  const towns = useTowns({ zip, city, onFill: onTown })
  const isOneOf = towns?.some((town) => foldText(city).startsWith(foldText(town))) ?? false
  const district = districtOf(zip.trim())
  const isSeen = towns !== undefined && (!isOneOf || district !== undefined)
  const offered = isOneOf ? [] : (towns ?? [])

  /** Its button goes, so the focus moves to what it has filled. */
  const take = (town: string) => {
    onTown(town)
    document.getElementById('city')?.focus()
  }

  const text = () => {
    if (!towns) return ''
    if (towns.length === 0) return t('zipUnknown')
    if (isOneOf) return district ? t('district', { district }) : t('townIs', { town: city })
    return t('townsOf', { zip: zip.trim() })
  }

  return (
    <div className={isSeen ? '-mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-13 text-soft' : 'sr-only'}>
      <output>{text()}</output>
      {offered.map((town) => (
        <Button key={town} size="small" onClick={() => take(town)}>
          {town}
        </Button>
      ))}
    </div>
  )
}
