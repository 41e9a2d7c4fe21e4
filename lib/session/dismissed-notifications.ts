import { readReadableCookie, writeReadableCookie } from './readable-cookie.ts'

/** Spec point 9: one of the cookies of the shop. */
const cookie = 'notifications'
const thirtyDays = 2_592_000
/** The oldest one makes room, so that the cookie stays small. */
const max = 20

const readTokens = (): string[] => (readReadableCookie(cookie) ?? '').split('|').filter(Boolean)

/** Whether the visitor has closed the notification with this token, which then stays away. */
export const isDismissed = (token: string): boolean => readTokens().includes(token)

export const saveDismissed = (token: string): void => {
  const tokens = [token, ...readTokens().filter((one) => one !== token)]
  writeReadableCookie(cookie, tokens.slice(0, max).join('|'), thirtyDays)
}
