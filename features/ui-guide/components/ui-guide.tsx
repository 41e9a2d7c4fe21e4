import { useTranslations } from 'next-intl'
import { MainContent } from '#components/layout/main-content.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { ButtonSamples } from './button-samples.tsx'
import { ChoiceSamples } from './choice-samples.tsx'
import { ColourSamples } from './colour-samples.tsx'
import { CoverSamples } from './cover-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { MessageSamples } from './message-samples.tsx'
import { NavigationSamples } from './navigation-samples.tsx'
import { OverlaySamples } from './overlay-samples.tsx'
import { PriceSamples } from './price-samples.tsx'
import { Sample } from './sample.tsx'
import { TableSamples } from './table-samples.tsx'
import { ThemeSamples } from './theme-samples.tsx'
import { TypeSamples } from './type-samples.tsx'
import { WaitingSamples } from './waiting-samples.tsx'

const samples = {
  colours: ColourSamples,
  type: TypeSamples,
  buttons: ButtonSamples,
  fields: FieldSamples,
  choices: ChoiceSamples,
  prices: PriceSamples,
  covers: CoverSamples,
  messages: MessageSamples,
  overlays: OverlaySamples,
  navigation: NavigationSamples,
  data: TableSamples,
  waiting: WaitingSamples,
  themes: ThemeSamples,
} as const

/** Every part of the interface in every state, for those who build pages with them. */
export const UiGuide = () => {
  const t = useTranslations('uiGuide')
  return (
    <ClientMessages namespaces={['uiGuide']}>
      <MainContent className="measure py-[52px]">
        <h1 className="initial title text-56">{t('title')}</h1>
        <p className="mt-3 max-w-prose text-18 text-soft">{t('intro')}</p>
        <p className="mt-1 max-w-prose text-soft">{t('hoverNote')}</p>
        {Object.entries(samples).map(([name, Samples]) => (
          <Sample key={name} name={name} title={t(`sections.${name as keyof typeof samples}`)}>
            <Samples />
          </Sample>
        ))}
      </MainContent>
    </ClientMessages>
  )
}
