'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Form } from '#components/form/form.tsx'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { TextAreaField } from '#components/ui/text-area-field.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { clearDraft, readDraft, saveDraft } from '#lib/forms/form-draft.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { meQuery } from '#lib/session/me.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { useMatch } from '../queries.ts'
import { type ChosenLine, chosenLines, type ListRow, toRow } from '../rules/chosen-lines.ts'
import { fromDraft, toDraft, type TypedList } from '../rules/list-draft.ts'
import { ListEntry } from './list-entry.tsx'

const maxPupils = 999

interface Props {
  /**
   * What can be done with the chosen books: the page brings the cart and the offers.
   * @param onUsed to be called when they are there
   */
  renderActions: (lines: ChosenLine[], onUsed: () => void) => ReactNode
}

const Results = ({ rows, pupils, setRows, onUsed, renderActions }: Props & ResultsProps) => {
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
      {lines.length > 0 && <div className="flex flex-wrap gap-3.5">{renderActions(lines, onUsed)}</div>}
    </>
  )
}

interface ResultsProps {
  rows: ListRow[]
  pupils: number
  setRows: (rows: ListRow[]) => void
  onUsed: () => void
}

const ListForm = ({ draft, renderActions }: Props & { draft: string }) => {
  const t = useTranslations('readingList')
  const errorText = useErrorText()
  const { mutate, data: found, isPending, error } = useMatch()
  const [restored] = useState(() => fromDraft(readDraft(draft)))
  const [list, setList] = useState(restored)
  const [isMissing, setIsMissing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const change = (part: Partial<TypedList>) => setList((before) => ({ ...before, ...part }))
  const { text, rows } = list
  const pupils = Math.min(Math.max(1, Math.floor(Number(list.pupils)) || 1), maxPupils)
  useEffect(() => {
    if (list !== restored) saveDraft(draft, toDraft(list))
  }, [draft, list, restored])
  useEffect(() => {
    if (found) heading.current?.focus()
  }, [found])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isEmpty = text.trim() === ''
    setIsMissing(isEmpty)
    if (isEmpty) (event.currentTarget.elements.namedItem('text') as HTMLTextAreaElement).focus()
    else mutate(text, { onSuccess: ({ entries }) => change({ rows: entries.map(toRow) }) })
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
          value={text}
          onChange={({ target }) => change({ text: target.value })}
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
          value={list.pupils}
          onChange={({ target }) => change({ pupils: target.value })}
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
            <Results
              rows={rows}
              pupils={pupils}
              setRows={(next) => change({ rows: next })}
              onUsed={() => clearDraft(draft)}
              renderActions={renderActions}
            />
          )}
        </section>
      )}
    </>
  )
}

/**
 * A teacher's list becomes books in the cart or in an offer request (docs/decisions/0068). Until then the tab remembers
 * it for this member.
 */
export const ReadingListView = (props: Props) => (
  <LoadedPart query={useCustomerQuery(meQuery)} rows={1} rowClass="h-72 w-full">
    {({ id }) => <ListForm key={id} {...props} draft={`reading-list:${id}`} />}
  </LoadedPart>
)
