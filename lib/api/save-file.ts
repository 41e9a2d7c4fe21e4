import type { FileAnswer } from '#contracts/file-answer.ts'

/** Lets the browser save a file that a call has answered. */
export const saveFile = async ({ name, type, content }: FileAnswer): Promise<void> => {
  const address = URL.createObjectURL(await new Response(content, { headers: { 'Content-Type': type } }).blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
