import { createServer } from 'node:net'

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })

/** @param ports variable that sets it -> port. @throws Error that names every port in use */
export const checkPorts = async (ports: Record<string, number>): Promise<void> => {
  const taken: string[] = []
  for (const [variable, port] of Object.entries(ports))
    if (!(await isFree(port))) taken.push(`Port ${port} is in use. Stop what runs there, or choose another one: ${variable}=${port + 1000}`)
  if (taken.length > 0) throw new Error(taken.join('\n'))
}
