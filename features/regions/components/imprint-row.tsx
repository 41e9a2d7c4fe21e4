import { ImprintMark } from '#components/media/imprint-mark.tsx'
import { Link } from '#lib/routing/navigation.ts'
import { loadImprints } from '../server.ts'

/** Each imprint in its own colours. Styles: catalog-parts.css. */
export const ImprintRow = async () => (
  <ul className="imprint-row">
    {(await loadImprints()).map(({ key, path, name, tagline }) => (
      <li key={key} data-theme={key}>
        <Link href={{ path }}>
          <span>
            <span className="wordmark">{name}</span>
            <ImprintMark imprint={key} className="size-9 shrink-0" />
          </span>
          {tagline && <small>{tagline}</small>}
        </Link>
      </li>
    ))}
  </ul>
)
