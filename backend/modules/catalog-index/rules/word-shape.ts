/**
 * The letters that a word has and its length, in one number: words that cannot be alike are told apart without being
 * read. A bit for each letter from a to z, one for all other characters, and five bits for the length.
 */
const letterCount = 26
const lengthShift = letterCount + 1
const longest = 31
const letterBits = (1 << lengthShift) - 1
const firstLetter = 97

/** The shape of a folded word. Longer words than 31 letters count as that long. */
export const shapeOf = (word: string): number => {
  let bits = 0
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - firstLetter
    bits |= 1 << (letter >= 0 && letter < letterCount ? letter : letterCount)
  }
  return bits | (Math.min(word.length, longest) << lengthShift)
}

export const lettersIn = (shape: number): number => shape & letterBits
export const lengthIn = (shape: number): number => shape >>> lengthShift

/** Whether the one word has more kinds of letters than the limit that the other one has not. A slip makes it one more at most. */
export const hasOthers = (shape: number, other: number, limit: number): boolean => {
  let bits = shape & ~other & letterBits
  for (let left = limit; left > 0; left--) bits &= bits - 1
  return bits !== 0
}
