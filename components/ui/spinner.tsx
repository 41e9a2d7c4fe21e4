import { LoaderCircle } from 'lucide-react'

/** Invisible for its first 200 ms, so a quick answer shows no spinner. */
export const Spinner = ({ label }: { label?: string }) => (
  <span role={label ? 'status' : undefined} className="inline-flex animate-appear-late">
    <LoaderCircle aria-hidden size={20} strokeWidth={1.6} className="animate-turn" />
    {label && <span className="sr-only">{label}</span>}
  </span>
)
