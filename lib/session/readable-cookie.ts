/** Writes a cookie that scripts and pages may read: what may be shown, never who may do what. @param seconds how long it lives; 0 takes it away */
export const writeReadableCookie = (name: string, value: string, seconds: number): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`
}
