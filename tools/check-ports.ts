import { createServer } from 'node:http'
import { listen, type Place } from '#lib/process/listen.ts'
import { StartError } from '#lib/process/start-error.ts'

const problemOf = async (place: Place): Promise<string | undefined> => {
  try {
    const sockets = await listen(createServer(), place)
    await Promise.all(sockets.map((socket) => new Promise((resolve) => void socket.close(resolve))))
    return undefined
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
}

/** Listens where the processes will, for a moment. @throws StartError with a sentence for every place where that is not possible */
export const checkPorts = async (places: Place[]): Promise<void> => {
  const problems: string[] = []
  // One after the other: two that want the same port do not disturb each other here.
  for (const place of places) problems.push(...[await problemOf(place)].filter((problem) => problem !== undefined))
  if (problems.length > 0) throw new StartError(problems.join('\n'))
}
