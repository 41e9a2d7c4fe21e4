import { isMainThread } from 'node:worker_threads'

/**
 * Loaded with `--import` by a process that another process of ours starts; `?parent=` is the id of the parent. When the
 * parent ends in any way, the channel between them closes, and this process ends as after a signal.
 */
const parent = Number(new URL(import.meta.url).searchParams.get('parent'))

const isRunning = (): boolean => {
  try {
    return process.kill(parent, 0)
  } catch {
    return false
  }
}

// A child of this process gets the same flag and has a channel to its own parent. A parent that ended before this line
// ran is no parent any more, but its channel is still to be found closed.
if (isMainThread && process.channel && (process.ppid === parent || !isRunning())) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // The open channel must not keep this process alive.
  process.channel.unref()
}
