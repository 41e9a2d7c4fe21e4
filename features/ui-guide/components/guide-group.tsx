import { useTranslations } from 'next-intl'
import type { ComponentType } from 'react'
import type { UiGuideGroup } from '#contracts/ui-guide-groups.ts'
import { groupTokens } from '../group-tokens.ts'
import type { SampleBook } from '../server.ts'
import { ButtonSamples } from './button-samples.tsx'
import { ChoiceSamples } from './choice-samples.tsx'
import { CoverSamples } from './cover-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { MessageSamples } from './message-samples.tsx'
import { NavigationSamples } from './navigation-samples.tsx'
import { OverlaySamples } from './overlay-samples.tsx'
import { PriceSamples } from './price-samples.tsx'
import { TableSamples } from './table-samples.tsx'
import { ThemeSamples } from './theme-samples.tsx'
import { TokenList } from './token-list.tsx'
import { TypeSamples } from './type-samples.tsx'
import { WaitingSamples } from './waiting-samples.tsx'

interface Props {
  group: UiGuideGroup
  /** The books whose covers are shown. */
  books: readonly SampleBook[]
}

/** All colours are tokens. */
const samples: Partial<Record<UiGuideGroup, ComponentType<Pick<Props, 'books'>>>> = {
  type: TypeSamples,
  buttons: ButtonSamples,
  fields: FieldSamples,
  choices: ChoiceSamples,
  prices: PriceSamples,
  covers: CoverSamples,
  messages: MessageSamples,
  overlays: OverlaySamples,
  navigation: NavigationSamples,
  tables: TableSamples,
  waiting: WaitingSamples,
  themes: ThemeSamples,
}

/** The parts of a group in every state, their code, and their tokens. */
export const GuideGroup = ({ group, books }: Props) => {
  const t = useTranslations('uiGuide')
  const Samples = samples[group]
  return (
    <>
      <h1 className="initial title text-44">{t(`groups.${group}.title`)}</h1>
      <p className="mt-3 max-w-prose text-18 text-soft">{t(`groups.${group}.text`)}</p>
      {Samples && <Samples books={books} />}
      <TokenList tokens={groupTokens[group]} />
    </>
  )
}
