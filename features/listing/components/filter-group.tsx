import { ChevronDown } from 'lucide-react'
import type { Fields, FilterGroup as Group } from '../use-filter-groups.ts'
import { BoxFields, StepFields } from './choice-fields.tsx'
import { RangeFields } from './range-fields.tsx'

const FieldsOf = (fields: Fields) => {
  if (fields.kind === 'boxes') return <BoxFields {...fields} />
  return fields.kind === 'steps' ? <StepFields {...fields} /> : <RangeFields {...fields} />
}

/** One facet. The form sends a closed facet, too. Styles: filter-panel.css. */
export const FilterGroup = ({ legend, isOpen, fields }: Group) => (
  <details open={isOpen} className="filter-group">
    <summary>
      {legend}
      <ChevronDown aria-hidden size={16} strokeWidth={1.6} />
    </summary>
    <div role="group" aria-label={legend}>
      <FieldsOf {...fields} />
    </div>
  </details>
)
