import { setTimeout as wait } from 'node:timers/promises'

/** A page as somebody reads it whose browser keeps these cookies. */
export const readPage = async (
  address: string,
  cookies = 'locale=hu',
): Promise<{ status: number; text: string; url: string }> => {
  const answer = await fetch(address, { headers: { Cookie: cookies, 'Accept-Language': 'hu' } })
  return { status: answer.status, text: await answer.text(), url: answer.url }
}

/** What was done is seen after so long at most. */
const promisedMs = 2_000

/** @returns milliseconds after `since` until it holds, undefined if it never did */
export const msUntil = async (holds: () => Promise<boolean>, since: number): Promise<number | undefined> => {
  while (Date.now() - since < 20_000) {
    if (await holds()) return Date.now() - since
    await wait(50)
  }
  return undefined
}

export const isInTime = (ms: number | undefined): boolean => ms !== undefined && ms <= promisedMs
