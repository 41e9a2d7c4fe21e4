import { ImprintMark } from '#components/media/imprint-mark.tsx'
import { Link } from '#lib/routing/navigation.ts'
import type { Home } from '../server.ts'

/** Each in its own colours. */
export const ImprintRow = ({ imprints }: Pick<Home, 'imprints'>) => (
  <ul className="grid grid-cols-2 gap-[18px] sm:grid-cols-3 lg:grid-cols-5">
    {imprints.map(({ key, name, tagline }) => (
      <li key={key} data-theme={key} className="rounded-check bg-mark">
        <Link
          href={{ pathname: '/publishers/[id]', params: { id: key } }}
          className="flex min-h-32 flex-col justify-between gap-4 rounded-check px-5 py-4 text-on-mark hover:underline hover:underline-offset-4"
        >
          <span className="flex items-start justify-between gap-2">
            <span className="wordmark min-w-0 text-24">{name}</span>
            <ImprintMark imprint={key} className="size-9 shrink-0" />
          </span>
          <span className="text-13">{tagline}</span>
        </Link>
      </li>
    ))}
  </ul>
)
