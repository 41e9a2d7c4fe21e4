interface Props {
  id: number
  title: string
  /** What the button does: its name, before the title. */
  label: string
  /** `card` stands on a cover, `page` beside other buttons, `row` in a table. */
  place: 'card' | 'page' | 'row'
}

/** A plain button: features/favourites listens for `data-favourite` and sets `aria-pressed`. Its styles are in favourites.css there. */
export const FavouriteButton = ({ id, title, label, place }: Props) => (
  <button
    type="button"
    className={`favourite-toggle at-${place}`}
    data-favourite={id}
    data-title={title}
    aria-pressed={false}
    aria-label={`${label}: ${title}`}
    title={label}
  />
)
