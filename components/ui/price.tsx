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

/** Looks: price.css, for a listing has dozens. */
export const Price = ({ amount, original, originalLabel, lowest30, note, size = 'card' }: Props) => {
  const large = size === 'large'
  return (
    <div className="price">
      <p>
        <b className={large ? 'title text-36' : undefined}>{amount}</b>
        {original && (
          <s className={large ? 'text-18' : undefined}>
            {originalLabel && <span className="sr-only">{originalLabel} </span>}
            {original}
          </s>
        )}
      </p>
      {lowest30 && <p>{lowest30}</p>}
      {note && <p>{note}</p>}
    </div>
  )
}
