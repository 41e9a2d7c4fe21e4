'use client'

import { useTranslations } from 'next-intl'
import { type Carrier, carrierLabels } from '#contracts/carriers.ts'
import { Chip } from '#components/ui/chip.tsx'

interface Props {
  carriers: readonly Carrier[]
  chosen: Carrier | undefined
  onChoose: (carrier: Carrier | undefined) => void
}

/** Shows the points of all carriers, or of one. */
export const CarrierFilter = ({ carriers, chosen, onChoose }: Props) => {
  const t = useTranslations('checkout.delivery')
  return (
    <div role="group" aria-label={t('carrier')} className="flex flex-wrap gap-1.5">
      {[undefined, ...carriers].map((carrier) => (
        <Chip
          key={carrier ?? 'all'}
          chosen={carrier === chosen}
          aria-pressed={carrier === chosen}
          onClick={() => onChoose(carrier)}
        >
          {carrier ? carrierLabels[carrier].name : t('allCarriers')}
        </Chip>
      ))}
    </div>
  )
}
