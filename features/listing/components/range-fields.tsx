import { controlStyle } from '#components/ui/field-frame.tsx'
import type { Fields } from '../use-filter-groups.ts'

/** From and to. */
export const RangeFields = ({ inputMode, bounds }: Extract<Fields, { kind: 'range' }>) => (
  <div className="flex gap-2.5">
    {bounds.map(({ name, label, value, placeholder }) => (
      <label key={name} className="min-w-0 flex-1 text-13 text-soft">
        {label}
        <input
          type="text"
          inputMode={inputMode}
          name={name}
          autoComplete="off"
          defaultValue={value}
          placeholder={placeholder}
          className={`${controlStyle} mt-1`}
        />
      </label>
    ))}
  </div>
)
