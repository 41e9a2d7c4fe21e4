'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { CartReport as Report, CartReportLine } from '#contracts/cart-report.ts'
import { Accordion } from '#components/ui/accordion.tsx'
import { Badge, type BadgeTone } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { RestButton } from '#components/ui/rest-button.tsx'
import { useListPart } from '#components/ui/use-list-part.ts'
import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import en from '#messages/en/cart-report.json'
import hu from '#messages/hu/cart-report.json'

const texts = { hu: { cartReport: hu }, en: { cartReport: en } }

const tones: Record<CartReportLine['outcome'], BadgeTone> = {
  added: 'ok',
  reduced: 'attention',
  replaced: 'neutral',
  unchanged: 'neutral',
  removed: 'neutral',
  refused: 'attention',
}

/** Lines have no identity of their own: the same book may stand in a list twice. */
const keyed = (lines: readonly CartReportLine[]) => lines.map((line, index) => ({ line, key: `${line.row} ${index}` }))

const Problem = ({ line }: { line: CartReportLine }) => {
  const t = useTranslations('cartReport')
  const { row, name, outcome, message, requested, taken } = line
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <strong className="min-w-0 font-semibold wrap-anywhere">{name}</strong>
        {row !== null && <span className="text-13 text-soft">{t('row', { row })}</span>}
        <Badge tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</Badge>
      </p>
      {message && <p className="wrap-anywhere">{message}</p>}
      {outcome === 'reduced' && requested !== null && taken !== null && (
        <p className="text-soft">{t('counts', { requested, taken })}</p>
      )}
      {outcome === 'replaced' && taken !== null && <p className="text-soft">{t('copies', { quantity: taken })}</p>}
    </li>
  )
}

const Done = ({ line: { name, taken } }: { line: CartReportLine }) => {
  const t = useTranslations('cartReport')
  return (
    <li className="flex justify-between gap-4 border-t border-line py-2">
      <span className="min-w-0 wrap-anywhere">{name}</span>
      {taken !== null && <span className="shrink-0 tabular-nums">{t('copies', { quantity: taken })}</span>}
    </li>
  )
}

interface Props {
  report: Report
  /** What brought the lines: a list of books, or the merge of two carts. */
  kind?: 'list' | 'merge'
  onClose: () => void
  /** What the visitor can do next, beside closing the dialog. */
  actions?: ReactNode
}

/** Each line of the report as `row` shows it. */
const LineList = ({
  lines,
  row: Row,
  className,
}: {
  lines: CartReportLine[]
  row: typeof Done
  className?: string
}) => {
  const t = useTranslations('cartReport')
  const shown = useListPart(lines)
  return (
    <>
      <ul className={className}>
        {keyed(shown.part).map(({ line, key }) => (
          <Row key={key} line={line} />
        ))}
      </ul>
      <RestButton list={shown} label={(count) => t('more', { count })} />
    </>
  )
}

/** What needs the visitor's eyes comes first; what went well can be opened. */
const Lines = ({ lines, kind }: Report & Pick<Props, 'kind'>) => {
  const t = useTranslations('cartReport')
  const done = lines.filter(({ outcome }) => outcome === 'added')
  const problems = lines.filter(({ outcome }) => outcome !== 'added')
  return (
    <>
      {kind === 'merge' && <p className="mb-2">{t('merged')}</p>}
      <p className="mb-4">{t('summary', { total: lines.length, added: done.length })}</p>
      {problems.length > 0 && (
        <section aria-labelledby="cart-report-problems">
          <h3 id="cart-report-problems" className="mb-2 font-semibold">
            {t('problems')}
          </h3>
          <LineList lines={problems} row={Problem} className="border-b border-line" />
        </section>
      )}
      {done.length > 0 && (
        <div className="mt-4">
          <Accordion title={t('done')}>
            <LineList lines={done} row={Done} />
          </Accordion>
        </div>
      )}
    </>
  )
}

const ReportDialog = ({ report, kind = 'list', onClose, actions }: Props) => {
  const t = useTranslations('cartReport')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(kind === 'merge' ? 'mergeTitle' : 'title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button look="primary" onClick={onClose}>
            {t('ok')}
          </Button>
          {actions}
        </>
      }
    >
      <Lines {...report} kind={kind} />
    </Dialog>
  )
}

/** Says of each line that was brought to the cart what became of it: for lists and files, for a merge, for a repeated order. */
export const CartReport = (props: Props) => (
  <AddedMessages texts={texts}>
    <ReportDialog {...props} />
  </AddedMessages>
)
