import { signInTokenHeader } from '#contracts/credential-providers.ts'
import type { Currency } from '#contracts/shop.ts'
import { findActor } from './modules/sessions/service.ts'
import type { Context, Services } from './kernel/context.ts'
import { localeOf } from './http/locale-of.ts'
import { readClient } from './http/read-client.ts'

const currencyOf = (header: string | null): Currency => (header === 'EUR' ? 'EUR' : 'HUF')

/** Who asks, in which language and currency. */
export const createContext = async (services: Services, request: Request, requestId: string): Promise<Context> => {
  const token = /^Bearer (\S{20,200})$/.exec(request.headers.get('authorization') ?? '')?.[1]
  return {
    ...services,
    actor: await findActor(services, token),
    locale: localeOf(request.headers.get('accept-language')),
    currency: currencyOf(request.headers.get('x-currency')),
    requestId,
    signInToken: request.headers.get(signInTokenHeader) ?? undefined,
    client: readClient(request.headers),
  }
}
