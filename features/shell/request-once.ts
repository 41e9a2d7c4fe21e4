/** One request an id and page. A failure gives undefined, and the next call tries again. */
export const requestOnce = <Item>(ask: (id: number) => Promise<Item[]>) => {
  const asked = new Map<number, Promise<Item[]>>()
  return (id: number): Promise<Item[]> => {
    const known = asked.get(id)
    if (known) return known
    const answer = ask(id).catch(() => {
      asked.delete(id)
      return []
    })
    asked.set(id, answer)
    return answer
  }
}
