export interface FairQueue<Item> {
  add: (client: string, item: Item) => void
  /** @returns whether it was still there */
  remove: (client: string, item: Item) => boolean
  /** The next one's first, and the client goes to the end. */
  take: () => Item | undefined
}

/** A queue that takes from one client after the other, however many things one of them has in it. */
export const createFairQueue = <Item>(): FairQueue<Item> => {
  const clients = new Map<string, Set<Item>>()
  const keep = (client: string, own: Set<Item>): void => {
    if (own.size > 0) clients.set(client, own)
  }
  return {
    add: (client, item) => keep(client, (clients.get(client) ?? new Set()).add(item)),
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
      keep(client, own)
      return item
    },
  }
}
