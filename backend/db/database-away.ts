/** This caller got no connection in time. A later try may succeed. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}
