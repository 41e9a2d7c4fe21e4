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

/** Reads the next item while the caller works on the one before. */
export async function* readAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  const ask = (): Promise<IteratorResult<Item>> => {
    const next = items.next()
    // The caller that awaits the batch gets its failure; until then Node must not report it as unhandled.
    next.catch(() => {})
    return next
  }
  try {
    for (let item = await ask(); !item.done;) {
      const next = ask()
      yield item.value
      item = await next
    }
  } finally {
    await items.return(undefined)
  }
}
