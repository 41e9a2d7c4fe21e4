import { useTranslations } from 'next-intl'
import { Chip } from '#components/ui/chip.tsx'
import type { Letter } from '#contracts/alphabet.ts'
import { useLetterName } from '../use-letter-name.ts'

interface Props {
  letters: readonly Letter[]
  anchorOf: (letter: Letter) => string
}

/** The alphabet above a list on one page. A letter leads to its place in the list. */
export const LetterAnchors = ({ letters, anchorOf }: Props) => {
  const t = useTranslations('directories')
  const nameOf = useLetterName()
  return (
    <nav aria-label={t('alphabet')}>
      <ul className="flex flex-wrap gap-2">
        {letters.map((letter) => (
          <li key={letter}>
            <Chip asChild>
              <a href={`#${anchorOf(letter)}`}>{nameOf(letter)}</a>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
