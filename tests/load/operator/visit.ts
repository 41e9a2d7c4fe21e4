import { setTimeout as wait } from 'node:timers/promises'

/** Reads a page as a browser with these cookies does. */
export const readPage = async (
  address: string,
  cookies = 'locale=hu',
): Promise<{ status: number; text: string; url: string }> => {
  const answer = await fetch(address, { headers: { Cookie: cookies, 'Accept-Language': 'hu' } })
  return { status: answer.status, text: await answer.text(), url: answer.url }
}

/** The result of a command is visible after this time at the latest. */
const maxMs = 2_000

/** @returns the milliseconds after `since` until `holds` is true; undefined if it never becomes true */
export const msUntil = async (holds: () => Promise<boolean>, since: number): Promise<number | undefined> => {
  while (Date.now() - since < 20_000) {
    if (await holds()) return Date.now() - since
    await wait(50)
  }
  return undefined
}

export const isInTime = (ms: number | undefined): boolean => ms !== undefined && ms <= maxMs
