/** One row of the widest screen. */
const shown = 6

/** Of a series in its order the neighbours of a volume: one row of them with it, and the step each way. */
export const volumesAround = <Volume extends { productId: number }>(volumes: readonly Volume[], productId: number) => {
  const place = volumes.findIndex((volume) => volume.productId === productId)
  const first = Math.max(0, Math.min(place - 2, volumes.length - shown))
  return {
    volumes: volumes.slice(first, first + shown),
    previous: place > 0 ? volumes[place - 1] : undefined,
    next: place >= 0 ? volumes[place + 1] : undefined,
  }
}
