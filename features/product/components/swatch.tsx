/** A colour beside its name. */
export const Swatch = ({ colour }: { colour: string }) => (
  <svg aria-hidden viewBox="0 0 2 1" className="inline-block h-3.5 w-7 shrink-0 border border-line align-[-2px]">
    <rect width="2" height="1" fill={colour} />
  </svg>
)
