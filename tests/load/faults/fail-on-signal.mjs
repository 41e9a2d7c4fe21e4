// Loaded with `--import`. At a signal of the test's choice an error is thrown that nothing catches. Its text holds a
// name of a person, as a text of a library may.
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
