import type { ComponentProps } from 'react'
import { Link } from '#lib/routing/navigation.ts'

/** A link to another view of the same listing: the page stays where it is, the focus goes to the count. */
export const ListingLink = (props: ComponentProps<typeof Link>) => <Link {...props} scroll={false} data-focus="count" />
