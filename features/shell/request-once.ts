/** One request an id and page. A failure gives undefined, and the next call tries again. */
export const requestOnce = <Item>(ask: (id: number) => Promise<Item[]>) => {
  const requests = new Map<number, Promise<Item[]>>()
  return (id: number): Promise<Item[]> => {
    const known = requests.get(id)
    if (known) return known
    const answer = ask(id).catch(() => {
      requests.delete(id)
      return []
    })
    requests.set(id, answer)
    return answer
  }
}
