/** Splits the title of an author's banner: `author::book title`. */
export const authorTitle = (title: string): { author: string; book: string } => {
  const [author = '', book = ''] = title.split('::').map((part) => part.trim())
  return { author, book }
}
