import type { FileAnswer } from '#contracts/file-answer.ts'

/** Lets the browser keep a file that came by a call. */
export const saveFile = ({ name, type, bytes }: FileAnswer): void => {
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
