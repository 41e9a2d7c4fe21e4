'use client'

import { Search } from 'lucide-react'
import type { ToggleEvent } from 'react'

/**
 * On phones the search box opens below the header: a `<details>` holds the state and `:has()` in the header shows the
 * box, so no script is needed.
 */
export const SearchToggle = ({ label, opens }: { label: string; opens: string }) => {
  const focusField = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) document.getElementById(opens)?.focus()
  }
  return (
    <details data-search-toggle onToggle={focusField} className="md:hidden">
      <summary
        aria-label={label}
        className="flex size-11 list-none items-center justify-center rounded-pill hover:text-rubric [&::-webkit-details-marker]:hidden"
      >
        <Search aria-hidden size={20} strokeWidth={1.6} />
      </summary>
    </details>
  )
}
