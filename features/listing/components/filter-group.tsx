import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  legend: string
  isOpen: boolean
  children: ReactNode
}

/** One facet. The form sends a closed facet, too. Styles: filter-panel.css. */
export const FilterGroup = ({ legend, isOpen, children }: Props) => (
  <details open={isOpen} className="filter-group">
    <summary>
      {legend}
      <ChevronDown aria-hidden size={16} strokeWidth={1.6} />
    </summary>
    <div role="group" aria-label={legend}>
      {children}
    </div>
  </details>
)
