/** Milliseconds between two checks. */
const lookMs = 500

/**
 * npm can be killed without a word to what it runs; nobody would know then how to stop the shop. npm is the parent:
 * the scripts of package.json say `exec`, so that no shell stands between.
 */
export const endWithNpm = (stop) => {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  setInterval(() => process.ppid !== npm && stop('SIGTERM'), lookMs).unref()
}
