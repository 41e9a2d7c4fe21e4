import type { FileName } from './port.ts'

/** Whether a text can name a file: no step leads out of the room or begins with a point, so that unfinished files have no name. */
export const isFileName = (text: string): text is FileName =>
  /^(?:assets|pictures|books|pickup-points)(?:\/[\w-][\w.-]*)+$/.test(text)
