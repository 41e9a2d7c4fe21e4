import { classNames } from './class-names.ts'

interface Props {
  /** All texts come formatted. */
  amount: string
  original?: string
  /** Read before the old price, which otherwise only a line through it tells apart. */
  originalLabel?: string
  /** The whole sentence on the lowest price of the last 30 days. */
  lowest30?: string
  /** Beside or below: VAT, net or gross. */
  note?: string
  size?: 'card' | 'large'
}

export const Price = ({ amount, original, originalLabel, lowest30, note, size = 'card' }: Props) => {
  const large = size === 'large'
  return (
    <div className="flex flex-col gap-0.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={classNames(large ? 'title text-36' : 'font-semibold', Boolean(original) && 'text-rubric')}>
          {amount}
        </span>
        {original && (
          <s className={classNames('text-soft', large && 'text-18')}>
            {originalLabel && <span className="sr-only">{originalLabel} </span>}
            {original}
          </s>
        )}
      </p>
      {lowest30 && <p className="text-13 text-soft">{lowest30}</p>}
      {note && <p className="text-13 text-soft">{note}</p>}
    </div>
  )
}
