/** Shows the progress of long work: a bar on a terminal, otherwise a line now and then, nothing with `--json`. */
export interface Progress {
  show: (done: number, fraction: number) => void
  finish: () => void
}

export interface Terminal {
  isTTY?: boolean
  write: (text: string) => unknown
}

const barWidth = 30
const redrawMs = 100
const lineMs = 5_000

const filled = (fraction: number): string => {
  const full = Math.round(Math.min(1, Math.max(0, fraction)) * barWidth)
  return '█'.repeat(full) + '░'.repeat(barWidth - full)
}

export const createProgress = (
  terminal: Terminal,
  noun: string,
  isQuiet: boolean,
  clock: () => number = () => performance.now(),
): Progress => {
  const started = clock()
  const every = terminal.isTTY ? redrawMs : lineMs
  let shown = started
  const text = (done: number, fraction: number): string => {
    const rate = Math.round(done / Math.max(0.001, (clock() - started) / 1000))
    return `${String(Math.floor(fraction * 100)).padStart(3)} %  ${done} ${noun}, ${rate} a second`
  }
  return {
    show: (done, fraction) => {
      if (isQuiet || clock() - shown < every) return
      shown = clock()
      terminal.write(
        terminal.isTTY ? `\r${filled(fraction)} ${text(done, fraction)}\u001B[K` : `${text(done, fraction)}\n`,
      )
    },
    finish: () => {
      if (!isQuiet && terminal.isTTY) terminal.write('\r\u001B[K')
    },
  }
}
