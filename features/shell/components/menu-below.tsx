interface Props {
  place: 'panel' | 'accordion'
  /** The category whose lower categories are shown. */
  category: number | undefined
  /** The version of the banner strip beside them. */
  strip?: number | undefined
}

/**
 * Marks where the categories below a menu entry come when the `<details>` around it opens (menu-below-loader.tsx):
 * otherwise every page would contain them all. Without JavaScript the entry's own page leads there.
 */
export const MenuBelow = ({ place, category, strip }: Props) => (
  <li hidden data-menu-below={place} data-category={category} data-strip={strip} />
)
