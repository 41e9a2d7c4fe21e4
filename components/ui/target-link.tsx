import type { ComponentProps } from 'react'
import type { Target } from '#contracts/banners.ts'
import { Link } from '#lib/routing/navigation.ts'
import { targetHref } from '#lib/routing/target-href.ts'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & { target: Target }

/** A link that an editor has set, to a page of the shop or to another site. */
export const TargetLink = ({ target, children, ...anchor }: Props) => {
  const href = targetHref(target)
  if (!href)
    return (
      <a {...anchor} href={target.id}>
        {children}
      </a>
    )
  return (
    <Link {...anchor} href={href}>
      {children}
    </Link>
  )
}
