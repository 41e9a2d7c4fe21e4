/**
 * What the stand-ins of all tags share. The simulator puts it before each of them, in one function, after the constant
 * `tagHost`: the host of the real tag. A trial loads `https://HOST/PATH` from `PREFIX/HOST/PATH`, so a tag finds its
 * collectors by the same rule.
 */
const tagAddress = document.currentScript.src
const prefix = tagAddress.slice(0, tagAddress.indexOf(`/${tagHost}/`))
const tagParameters = new URL(tagAddress).searchParams

const collectorAt = (path, parameters = {}) => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.append(name, String(value))
  return `${prefix}/${path}${query.size > 0 ? `?${query}` : ''}`
}

/** The request may outlive the page, as those of the real tags do. */
const post = (address, body) =>
  void fetch(address, { method: 'POST', mode: 'no-cors', keepalive: true, body }).catch(() => {})

/** A picture of one point, which is how pixels send. */
const askForPixel = (address) => {
  new Image().src = address
}

const digits = (count) => String(Math.floor((1 + Math.random() * 9) * 10 ** (count - 1)))

const readCookie = (name) =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)

const writeCookie = (name, value, days) => {
  document.cookie = `${name}=${value}; path=/; max-age=${days * 86_400}; samesite=lax`
}

/** A cookie that stays as it was first set. */
const cookieOnce = (name, make, days) => {
  const known = readCookie(name)
  if (known) return known
  const value = make()
  writeCookie(name, value, days)
  return value
}

/** Works off a queue of calls, and every call that is pushed later. */
const follow = (queue, handle) => {
  const push = queue.push
  const waiting = [...queue]
  queue.push = function (...calls) {
    const length = push.apply(this, calls)
    calls.forEach(handle)
    return length
  }
  waiting.forEach(handle)
}
