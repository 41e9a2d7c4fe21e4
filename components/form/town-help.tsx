'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { foldText } from '#lib/format/fold-text.ts'
import { districtOf } from '#lib/towns/find-towns.ts'
import { useTowns } from '#lib/towns/use-towns.ts'

interface Props {
  zip: string
  city: string
  onTown: (town: string) => void
}

/** The town of the post code: it is filled in and named. Where there are several, or the reader wrote another one, they are buttons. */
export const TownHelp = ({ zip, city, onTown }: Props) => {
  const t = useTranslations('forms')
  const towns = useTowns({ zip, city, onFill: onTown })
  const isOneOf = towns?.some((town) => foldText(city).startsWith(foldText(town))) ?? false
  const district = districtOf(zip.trim())
  const isVisible = towns !== undefined && (!isOneOf || district !== undefined)
  const offered = isOneOf ? [] : (towns ?? [])

  /** The pressed button disappears, so the focus moves to the field that it has filled. */
  const choose = (town: string) => {
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
    <div className={isVisible ? '-mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-13 text-soft' : 'sr-only'}>
      <output>{text()}</output>
      {offered.map((town) => (
        <Button key={town} size="small" onClick={() => choose(town)}>
          {town}
        </Button>
      ))}
    </div>
  )
}
