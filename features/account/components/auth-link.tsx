'use client'

import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Link } from '#lib/routing/navigation.ts'
import { useWantedQuery } from '../wanted-path.ts'

interface Props {
  to: '/login' | '/register' | '/forgotten-password'
  /** A link in a text, or a button of its own. */
  look?: 'text' | 'button'
  /** The way back where it is not the one of this page's address. */
  redirectPath?: string | undefined
  children: ReactNode
}

/** A link between the pages around signing in. It takes the way back along. */
export const AuthLink = ({ to, look = 'text', redirectPath, children }: Props) => {
  const wanted = useWantedQuery()
  const href = { pathname: to, query: redirectPath === undefined ? wanted : { redirectPath } }
  return look === 'button' ? (
    <ButtonLink href={href}>{children}</ButtonLink>
  ) : (
    <Link href={href} className="text-link">
      {children}
    </Link>
  )
}
