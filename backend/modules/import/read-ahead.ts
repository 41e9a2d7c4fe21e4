/** Groups items into batches of a size. The items before an error are returned before the error is thrown. */
export async function* inBatches<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let batch: Item[] = []
  let failure: { error: unknown } | undefined
  try {
    for await (const item of items) {
      batch.push(item)
      if (batch.length < size) continue
      yield batch
      batch = []
    }
  } catch (error) {
    failure = { error }
  }
  if (batch.length > 0) yield batch
  if (failure) throw failure.error
}

/** An item, with the call that begins to read the one after it. */
export interface Ahead<Item> {
  item: Item
  readOn: () => void
}

/**
 * Reads the next item while the caller works on the one before: from its call of `readOn`, or else when the caller has
 * done.
 */
export async function* readAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Ahead<Item>> {
  const ask = (): Promise<IteratorResult<Item>> => {
    const next = items.next()
    // The caller that awaits the batch gets its failure; until then Node must not report it as unhandled.
    next.catch(() => {})
    return next
  }
  try {
    for (let read = await ask(); !read.done;) {
      let next: Promise<IteratorResult<Item>> | undefined
      yield { item: read.value, readOn: () => void (next ??= ask()) }
      read = await (next ?? ask())
    }
  } finally {
    await items.return(undefined)
  }
}
