import { isMainThread } from 'node:worker_threads'

/**
 * Loaded with `--import` by processes that another process of ours starts; `?parent=` is the id of that one. When it is
 * gone, however it ended, the channel to it closes, and this process ends as a signal would end it.
 */
const parent = Number(new URL(import.meta.url).searchParams.get('parent'))

// What a child starts itself is handed the same flag, and has a channel of its own to its own parent.
if (isMainThread && process.channel && process.ppid === parent) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // Waiting for the end of the parent is no reason to go on.
  process.channel.unref()
}
