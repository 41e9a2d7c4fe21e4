import { Check } from 'lucide-react'
import { type Href, Link } from '#lib/routing/navigation.ts'
import { classNames } from './class-names.ts'

interface Step {
  label: string
  /** The address where a finished step can be changed. */
  href?: Href
}

interface Props {
  label: string
  steps: Step[]
  /** Index of the current step. */
  current: number
  /** Read with a finished step: `kész`. */
  doneLabel: string
}

const circle =
  'flex size-[26px] shrink-0 items-center justify-center rounded-pill border text-13 font-medium tabular-nums'

export const StepIndicator = ({ label, steps, current, doneLabel }: Props) => (
  <nav aria-label={label} className="border-b border-line">
    <ol className="-mb-px flex gap-4 sm:gap-10">
      {steps.map(({ label: text, href }, index) => {
        const done = index < current
        const now = index === current
        const content = (
          <>
            <span
              className={classNames(
                circle,
                done && 'border-ink bg-ink text-paper forced-colors:border-2',
                now && 'border-rubric text-rubric',
                !done && !now && 'border-control text-soft',
              )}
            >
              {done ? <Check aria-hidden size={14} strokeWidth={2.2} /> : index + 1}
            </span>
            <span className={classNames(now ? 'text-ink' : 'text-soft max-sm:sr-only')}>{text}</span>
            {done && <span className="sr-only">({doneLabel})</span>}
          </>
        )
        const style = 'flex min-h-14 items-center gap-2.5'
        return (
          <li
            key={text}
            className={classNames(now && 'border-b-2 border-rubric')}
            aria-current={now ? 'step' : undefined}
          >
            {done && href ? (
              <Link href={href} className={classNames(style, 'hover:text-rubric')}>
                {content}
              </Link>
            ) : (
              <span className={style}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  </nav>
)
