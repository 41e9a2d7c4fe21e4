import { type Href, Link } from '#lib/routing/navigation.ts'

interface Props {
  title: string
  link?: { label: string; href: Href }
  id?: string
}

export const SectionHeading = ({ title, link, id }: Props) => (
  <div className="mb-5 flex items-baseline justify-between gap-4">
    <h2 id={id} className="title text-30">
      {title}
    </h2>
    {link && (
      <Link
        href={link.href}
        className="shrink-0 border-b border-line py-1 text-13 text-soft hover:border-rubric hover:text-rubric"
      >
        {link.label}
      </Link>
    )}
  </div>
)
