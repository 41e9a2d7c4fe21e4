export interface FairQueue<Item> {
  add: (client: string, item: Item) => void
  /** @returns whether the entry was still in the queue */
  remove: (client: string, item: Item) => boolean
  /** Takes the first entry of the next client, and moves that client to the end. */
  take: () => Item | undefined
}

/** A queue that serves one client after the other, however many entries one client has. */
export const createFairQueue = <Item>(): FairQueue<Item> => {
  const clients = new Map<string, Set<Item>>()
  const putBack = (client: string, own: Set<Item>): void => {
    if (own.size > 0) clients.set(client, own)
  }
  return {
    add: (client, item) => putBack(client, (clients.get(client) ?? new Set()).add(item)),
    remove: (client, item) => {
      const own = clients.get(client)
      const isThere = own?.delete(item) ?? false
      if (own?.size === 0) clients.delete(client)
      return isThere
    },
    take: () => {
      const [next] = clients
      if (!next) return undefined
      const [client, own] = next
      const [item] = own
      clients.delete(client)
      if (item !== undefined) own.delete(item)
      putBack(client, own)
      return item
    },
  }
}
