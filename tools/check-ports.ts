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

/** Listens on all ports of the shop for a moment. @throws StartError with a sentence for each port that cannot be opened */
export const checkPorts = async (places: Place[]): Promise<void> => {
  const problems: string[] = []
  // The ports are tried one after the other, so that two settings with the same port do not disturb each other.
  for (const place of places) problems.push(...[await problemOf(place)].filter((problem) => problem !== undefined))
  if (problems.length > 0) throw new StartError(problems.join('\n'))
}
