import type { FileAnswer } from '#contracts/file-answer.ts'

/** Lets the browser keep a file that came by a call. */
export const saveFile = async ({ name, type, content }: FileAnswer): Promise<void> => {
  const address = URL.createObjectURL(await new Response(content, { headers: { 'Content-Type': type } }).blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
