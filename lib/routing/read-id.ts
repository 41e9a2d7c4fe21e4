/** The number at the end of `edes-anna-123`; undefined if the address cannot be one of the shop. */
export const readId = (slugAndId: string): number | undefined => {
  const id = /^(?:[a-z0-9-]{1,200}-)?([1-9]\d{0,8})$/.exec(slugAndId)?.[1]
  return id === undefined ? undefined : Number(id)
}
