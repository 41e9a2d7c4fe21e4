import { useTranslations } from 'next-intl'
import { Chip } from '#components/ui/chip.tsx'
import type { Letter } from '#contracts/alphabet.ts'
import { type Href, Link } from '#lib/routing/navigation.ts'
import { useLetterName } from '../use-letter-name.ts'

interface Props {
  letters: readonly Letter[]
  current?: Letter | undefined
  /** Undefined is the link to all letters. */
  hrefOf: (letter: Letter | undefined) => Href
}

/** The letters that have entries. They are links, so that crawlers and visitors without JavaScript can follow them. */
export const LetterLinks = ({ letters, current, hrefOf }: Props) => {
  const t = useTranslations('directories')
  const nameOf = useLetterName()
  const link = (letter: Letter | undefined, text: string) => (
    <li key={text}>
      <Chip asChild chosen={letter === current}>
        <Link href={hrefOf(letter)} aria-current={letter === current ? 'page' : undefined}>
          {text}
        </Link>
      </Chip>
    </li>
  )
  return (
    <nav aria-label={t('alphabet')} className="mt-7">
      <ul className="flex flex-wrap gap-2">
        {link(undefined, t('allLetters'))}
        {letters.map((letter) => link(letter, nameOf(letter)))}
      </ul>
    </nav>
  )
}
