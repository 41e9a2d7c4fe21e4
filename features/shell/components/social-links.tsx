import type { SocialIcon, SocialNetwork } from '#contracts/social-icons.ts'

const names: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  blog: 'Blog',
}

/** All icons are in one file that the browser caches, so that the footer of every page stays short. */
export const SocialLinks = ({
  icons,
  label,
  shop,
}: {
  icons: readonly Pick<SocialIcon, 'name' | 'url' | 'icon'>[]
  label: string
  /** Its name. */
  shop: string
}) => (
  <ul aria-label={label} className="mt-3 -ml-3 flex flex-wrap">
    {icons.map(({ name, url, icon }) => (
      <li key={name}>
        <a
          href={url}
          rel="noopener"
          title={names[icon]}
          aria-label={`${shop}, ${names[icon]}`}
          className="grid size-11 place-items-center hover:text-rubric"
        >
          <svg aria-hidden width="20" height="20">
            <use href={`/assets/social.svg#${icon}`} />
          </svg>
        </a>
      </li>
    ))}
  </ul>
)
