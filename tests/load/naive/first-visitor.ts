import type { PageStep } from '#server/pages/whole-pages.ts'

/** Lets a page hold the address of its first visitor, greets every visitor, and renews the session with every page. */
export const clearFirstVisitor: PageStep = (page) => {
  const cookie = String(page.request.headers.cookie)
  page.response.setHeader('set-cookie', cookie.split('; ')[0] ?? '')
  page.body = `${page.body.toString()}<!-- ${cookie} -->`
}
