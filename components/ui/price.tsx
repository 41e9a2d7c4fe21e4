interface Props {
  /** All texts are formatted already. */
  amount: string
  original?: string
  /** Read out before the old price, because a line through a price is only visual. */
  originalLabel?: string
  /** The whole sentence on the lowest price of the last 30 days. */
  lowest30?: string
  /** Beside or below the price: VAT, net or gross. */
  note?: string
  size?: 'card' | 'large'
  /** The variant: features/own-prices writes there what it costs a customer with other prices. */
  id?: number
}

/** Styles: price.css, because a listing has dozens of prices. */
export const Price = ({ amount, original, originalLabel, lowest30, note, size = 'card', id }: Props) => {
  const large = size === 'large'
  return (
    <div className="price" data-own-price={id} data-place={large ? 'page' : undefined}>
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
