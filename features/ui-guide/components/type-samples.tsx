import { useTranslations } from 'next-intl'
import { Lead } from '#components/ui/lead.tsx'

const titles = ['text-56', 'text-44', 'text-36', 'text-30', 'text-24', 'text-18'] as const
const texts = [
  'text-18',
  'text-15',
  'text-15 font-medium',
  'text-15 font-semibold',
  'text-15 font-bold',
  'text-15 tabular-nums',
  'text-13',
] as const

export const TypeSamples = () => {
  const t = useTranslations('uiGuide')
  return (
    <div className="grid gap-5">
      {titles.map((size) => (
        <div key={size}>
          <p className="mb-2 text-13 text-soft">Newsreader {size.slice(5)}</p>
          <p className={`title ${size}`}>{t('sample')}</p>
        </div>
      ))}
      <Lead>{t('lead')}</Lead>
      {texts.map((style) => (
        <div key={style}>
          <p className="text-13 text-soft">Instrument Sans {style}</p>
          <p className={style}>{t('sample')}</p>
        </div>
      ))}
    </div>
  )
}
