/** The database has no connection for this caller in time. Later it may. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}
