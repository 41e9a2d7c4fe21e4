import { useLocale, useTranslations } from 'next-intl'
import type { SubmitEvent } from 'react'
import { Cover } from '#components/media/cover.tsx'
import { Badge, type BadgeTone } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { OptionGroup } from '#components/ui/option-group.tsx'
import { RadioCard } from '#components/ui/radio-card.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import type { ReadingListBook, ReadingListEntry } from '#contracts/reading-lists.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { languageName } from '#lib/format/language-name.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useMatch } from '../queries.ts'
import { copiesOf, type ListRow, maxCopies, toRow } from '../rules/chosen-lines.ts'

const tones: Record<ReadingListEntry['kind'], BadgeTone> = {
  sure: 'ok',
  ambiguous: 'attention',
  unavailable: 'attention',
  unknown: 'neutral',
}

interface Props {
  row: ListRow
  pupils: number
  onChange: (row: ListRow) => void
  /** A corrected entry may turn out to be several. */
  onReplace: (rows: ListRow[]) => void
}

const BookOption = ({ book, row, onChange }: Pick<Props, 'row' | 'onChange'> & { book: ReadingListBook }) => {
  const t = useTranslations('readingList')
  const formats = useTranslations('formats')
  const locale = useLocale()
  const { id, title, authors, publisherName, language, format, cover, price, availability } = book
  const facts = [publisherName, formats(format), languageName(language, locale)]
  if (availability !== 'available') facts.push(t(`availability.${availability}`))
  return (
    <RadioCard
      name={row.key}
      checked={row.chosen === id}
      onChange={() => onChange({ ...row, chosen: id })}
      title={
        <span className="flex gap-3">
          <Cover cover={cover} title={title} alt="" className="w-10 shrink-0 max-sm:hidden" />
          <span className="min-w-0 wrap-anywhere">
            <strong className="font-semibold">{title}</strong>
            <br />
            {authors.map(({ name }) => name).join(', ')}
          </span>
        </span>
      }
      text={facts.join(' · ')}
      aside={t('net', { price: formatPrice(price.net, price.currency, locale) })}
    />
  )
}

const SearchAgain = ({ row, onReplace }: Pick<Props, 'row' | 'onReplace'>) => {
  const t = useTranslations('readingList')
  const errorText = useErrorText()
  const { mutate, isPending, error } = useMatch()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim()
    if (text) mutate(text, { onSuccess: ({ entries }) => entries.length > 0 && onReplace(entries.map(toRow)) })
  }
  return (
    <form onSubmit={submit} className="mt-3 flex flex-wrap items-end gap-3">
      <TextField
        name="text"
        label={t('correct')}
        defaultValue={row.entry.written}
        maxLength={256}
        error={error && <span role="alert">{errorText(error)}</span>}
        className="min-w-0 flex-1 basis-60"
      />
      <Button type="submit" busy={isPending}>
        {t('again')}
      </Button>
    </form>
  )
}

/** One entry of the list: what it may mean, and how many copies of it are wanted. */
export const ListEntry = ({ row, pupils, onChange, onReplace }: Props) => {
  const t = useTranslations('readingList')
  const { entry, chosen, copies } = row
  const { written, kind, missing, books } = entry
  return (
    <li className="border-t border-line py-5">
      <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold wrap-anywhere">{written}</span>
        <Badge tone={tones[kind]}>{t(`kinds.${kind}`)}</Badge>
      </h3>
      <p className="mt-1 mb-3 text-13 text-soft">
        {t(`explained.${kind}`, { title: missing ?? '', count: books.length })}
      </p>
      {books.length > 0 && (
        <OptionGroup legend={t('choose', { entry: written })} legendHidden>
          {books.map((book) => (
            <BookOption key={book.id} book={book} row={row} onChange={onChange} />
          ))}
          <RadioCard
            name={row.key}
            checked={chosen === null}
            onChange={() => onChange({ ...row, chosen: null })}
            title={t('none')}
          />
        </OptionGroup>
      )}
      {chosen === null ? (
        <SearchAgain row={row} onReplace={onReplace} />
      ) : (
        <div className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-2">
          <TextField
            type="number"
            label={t('copies')}
            min={1}
            max={maxCopies}
            value={copies}
            onChange={({ target }) =>
              onChange({ ...row, copies: Math.min(Math.max(1, Math.floor(target.valueAsNumber) || 1), maxCopies) })
            }
            className="w-40"
          />
          <p className="pb-3 tabular-nums">{t('total', { copies: copiesOf(row, pupils) })}</p>
        </div>
      )}
    </li>
  )
}
