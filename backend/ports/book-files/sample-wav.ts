const rate = 8000
const seconds = 4
/** A falling chime: frequencies in hertz, one second each. */
const notes = [880, 698.46, 587.33, 440]

const sampleAt = (index: number): number => {
  const time = index / rate
  const note = Math.min(notes.length - 1, Math.floor(time))
  return Math.round(Math.sin(2 * Math.PI * (notes[note] ?? 440) * time) * Math.exp(-3 * (time - note)) * 12_000)
}

/** A few seconds of sound, mono, 16 bit: the demo shop delivers it in place of an audiobook. */
export const sampleWav = (): Uint8Array<ArrayBuffer> => {
  const size = rate * seconds * 2
  const bytes = new Uint8Array(44 + size)
  const view = new DataView(bytes.buffer)
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  write(0, 'RIFF')
  view.setUint32(4, 36 + size, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, size, true)
  for (let index = 0; index < rate * seconds; index++) view.setInt16(44 + index * 2, sampleAt(index), true)
  return bytes
}
