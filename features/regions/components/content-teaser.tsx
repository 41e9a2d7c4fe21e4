import { Picture } from '#components/media/picture.tsx'
import { Link } from '#lib/routing/navigation.ts'
import type { LoadedRegion } from '../server.ts'

/** A region that shows the beginning of a content and a link to it. */
export const ContentTeaser = ({
  content: { path, title, lead, picture },
}: {
  content: NonNullable<LoadedRegion['content']>
}) => (
  <article className="banner banner-card">
    {picture && <Picture picture={picture} sizes="(min-width:900px) 600px,95vw" />}
    <div>
      <h2>
        <Link href={{ path }}>{title}</Link>
      </h2>
      {lead && <p>{lead}</p>}
    </div>
  </article>
)
