import { readdirSync, readFileSync } from 'node:fs'

/** Fields of /proc/PID/stat behind the name: parent, then user and system time in ticks of 10 ms, its own and of children that have ended. */
const readStat = (pid: number): { parent: number; ms: number } | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    return { parent: fields[1] ?? 0, ms: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * 10 }
  } catch {
    return undefined
  }
}

/** CPU time in milliseconds that a process and its descendants have used. Linux only. */
export const cpuTime = (root: number): number => {
  const stats = readdirSync('/proc')
    .map(Number)
    .filter(Boolean)
    .map((pid) => [pid, readStat(pid)] as const)
  const tree = new Set([root])
  for (let size = 0; size !== tree.size;) {
    size = tree.size
    for (const [pid, stat] of stats) if (stat && tree.has(stat.parent)) tree.add(pid)
  }
  return stats.reduce((total, [pid, stat]) => total + (stat && tree.has(pid) ? stat.ms : 0), 0)
}
