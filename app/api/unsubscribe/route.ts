import { leaveAtOnce } from '#features/newsletter/leave-at-once.ts'
import { getPathname } from '#contracts/page-address.ts'

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

export const POST = (request: Request) => leaveAtOnce(tokenOf(request))

/**
 * A GET request comes from a person who opened the address in the mail's header, so the page asks for a confirmation.
 */
export const GET = (request: Request) => {
  const locale = new URL(request.url).searchParams.get('locale') === 'en' ? 'en' : 'hu'
  const path = getPathname({ href: '/newsletter/unsubscribe', locale })
  return new Response(null, {
    status: 303,
    headers: { Location: `${path}#token=${encodeURIComponent(tokenOf(request))}` },
  })
}
