'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Form } from '#components/form/form.tsx'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { TextAreaField } from '#components/ui/text-area-field.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { readDraft, saveDraft } from '#lib/forms/form-draft.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import { useMatch } from '../queries.ts'
import { type ChosenLine, chosenLines, type ListRow, toRow } from '../rules/chosen-lines.ts'
import { ListEntry } from './list-entry.tsx'

const draft = 'reading-list'
const maxPupils = 999

interface Props {
  /** What can be done with the chosen books: the page brings the cart and the offers. */
  renderActions: (lines: ChosenLine[]) => ReactNode
}

const Results = ({ rows, pupils, setRows, renderActions }: Props & ResultsProps) => {
  const t = useTranslations('readingList')
  const lines = chosenLines(rows, pupils)
  const copies = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const open = rows.filter(({ chosen }) => chosen === null).length
  const replace = (key: string, by: ListRow[]) => setRows(rows.flatMap((row) => (row.key === key ? by : [row])))
  return (
    <>
      <ul className="border-b border-line">
        {rows.map((row) => (
          <ListEntry
            key={row.key}
            row={row}
            pupils={pupils}
            onChange={(changed) => replace(row.key, [changed])}
            onReplace={(found) => replace(row.key, found)}
          />
        ))}
      </ul>
      <output className="mt-5 mb-4 block">{t('chosen', { titles: lines.length, copies, open })}</output>
      {lines.length > 0 && <div className="flex flex-wrap gap-3.5">{renderActions(lines)}</div>}
    </>
  )
}

interface ResultsProps {
  rows: ListRow[]
  pupils: number
  setRows: (rows: ListRow[]) => void
}

const ListForm = ({ renderActions }: Props) => {
  const t = useTranslations('readingList')
  const errorText = useErrorText()
  const { mutate, isPending, error } = useMatch()
  const [typed, setTyped] = useState<{ text: string; pupils: string }>(() => ({
    text: '',
    pupils: '1',
    ...readDraft(draft),
  }))
  const [rows, setRows] = useState<ListRow[]>()
  const [isMissing, setIsMissing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const type = (change: Partial<typeof typed>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    saveDraft(draft, next)
  }
  const pupils = Math.min(Math.max(1, Math.floor(Number(typed.pupils)) || 1), maxPupils)
  const isFound = rows !== undefined
  useEffect(() => {
    if (isFound) heading.current?.focus()
  }, [isFound])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isEmpty = typed.text.trim() === ''
    setIsMissing(isEmpty)
    if (isEmpty) (event.currentTarget.elements.namedItem('text') as HTMLTextAreaElement).focus()
    else
      mutate(typed.text, {
        onSuccess: ({ entries }) => {
          setRows(entries.map(toRow))
          heading.current?.focus()
        },
      })
  }
  const problem = isMissing ? t('missing') : error && errorText(error)
  return (
    <>
      <Form submit={submit} className="flex flex-col items-start gap-5">
        <TextAreaField
          name="text"
          label={t('text')}
          hint={t('textHint')}
          error={problem && <span role="alert">{problem}</span>}
          value={typed.text}
          onChange={({ target }) => type({ text: target.value })}
          maxLength={50_000}
          rows={10}
          spellCheck={false}
          className="w-full"
        />
        <TextField
          type="number"
          name="pupils"
          label={t('pupils')}
          hint={t('pupilsHint')}
          min={1}
          max={maxPupils}
          value={typed.pupils}
          onChange={({ target }) => type({ pupils: target.value })}
          className="w-full max-w-80"
        />
        <Button type="submit" look="primary" busy={isPending}>
          {t('find')}
        </Button>
      </Form>
      {rows && (
        <section aria-labelledby="reading-list-found" className="mt-10">
          <h2 id="reading-list-found" ref={heading} tabIndex={-1} className="title mb-4 text-24">
            {t('found')}
          </h2>
          {rows.length === 0 ? (
            <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <Results rows={rows} pupils={pupils} setRows={setRows} renderActions={renderActions} />
          )}
        </section>
      )}
    </>
  )
}

/** A teacher's list becomes books in the cart or in an offer request (docs/decisions/0068). */
export const ReadingListView = (props: Props) => (useHydrated() ? <ListForm {...props} /> : null)
