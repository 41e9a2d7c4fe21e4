import { leaveAtOnce } from '#features/newsletter/leave-at-once.ts'
import { getPathname } from '#lib/routing/href.ts'

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

export const POST = (request: Request) => leaveAtOnce(tokenOf(request))

/** Whoever opens the address of the mail's header is a person: they are asked first. */
export const GET = (request: Request) => {
  const locale = new URL(request.url).searchParams.get('locale') === 'en' ? 'en' : 'hu'
  const path = getPathname({ href: '/newsletter/unsubscribe', locale })
  return new Response(null, {
    status: 303,
    headers: { Location: `${path}#token=${encodeURIComponent(tokenOf(request))}` },
  })
}
