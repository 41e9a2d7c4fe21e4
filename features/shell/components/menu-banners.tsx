'use client'

import { use } from 'react'
import { Picture } from '#components/media/picture.tsx'
import { TargetLink } from '#components/ui/target-link.tsx'
import { menuBanners } from '../menu-banners.ts'

/** The banners beside the entries of an open panel. */
export const MenuBanners = ({ strip }: { strip: number }) =>
  use(menuBanners(strip)).map(({ id, title, text, target, picture }) => (
    <li key={id}>
      <TargetLink target={target} className="menu-banner">
        {picture && <Picture picture={picture} sizes="290px" />}
        {title}
        {text && <small>{text}</small>}
      </TargetLink>
    </li>
  ))
