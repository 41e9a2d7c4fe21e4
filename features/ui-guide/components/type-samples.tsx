import { useTranslations } from 'next-intl'
import { Lead } from '#components/ui/lead.tsx'
import { Sample } from './sample.tsx'

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
    <>
      <Sample title={t('samples.titles')} className="grid gap-5">
        {titles.map((size) => (
          <p key={size} className={`title ${size}`}>
            {t('sample')}
          </p>
        ))}
      </Sample>
      <Sample title={t('samples.firstParagraph')} className="">
        <Lead>{t('lead')}</Lead>
      </Sample>
      <Sample title={t('samples.texts')} className="grid gap-5">
        {texts.map((style) => (
          <p key={style} className={style}>
            {t('sample')}
          </p>
        ))}
      </Sample>
    </>
  )
}
