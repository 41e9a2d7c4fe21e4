import { anyId } from '#contracts/any-id.ts'
import 'server-only'
import type { Metadata } from 'next'
import type { Href } from '#lib/routing/navigation.ts'
import type { PageName } from '#contracts/pages.ts'
import { pageMetadata } from './page-metadata.ts'

interface Facts {
  page: PageName
  title: string
  description?: string
}

/** The head of a personal page, or of a step of a process. */
export const unlistedMetadata = ({ page, ...texts }: Facts): Promise<Metadata> =>
  pageMetadata({ ...texts, href: { pathname: page, params: { id: anyId } } as Href, isListed: false })
