import { Link } from '#lib/routing/navigation.ts'
import type { OtherVariant } from '../use-other-variants.ts'

/**
 * Used where a list shows products: the other formats and editions of a product, each with its price. Styles:
 * product-card.css.
 */
export const OtherVariants = ({ variants }: { variants: readonly OtherVariant[] }) => (
  <ul className="other-variants">
    {variants.map(({ id, path, label, amount }) => (
      <li key={id}>
        <Link href={{ path }}>{label}</Link>
        {amount && <> {amount}</>}
      </li>
    ))}
  </ul>
)
