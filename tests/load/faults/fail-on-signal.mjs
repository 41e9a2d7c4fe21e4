// Loaded with `--import`: errors that nothing catches, at a signal of the test's choice. As a library's would, their text names somebody.
import { isMainThread } from 'node:worker_threads'

const failure = () => Object.assign(new Error('Kovácsné Próba Piroska'), { code: 'EPROBE' })

if (isMainThread) {
  process.on('SIGUSR2', () => {
    setImmediate(() => {
      throw failure()
    })
  })
  process.on('SIGCONT', () => void Promise.reject(failure()))
}
