const adjective = '(?:[aeo]?s|i|u)?'
const number = '(?:[aeo]?k|j?[ae]|j?[ae]?i|[aeo]?[md]|[aeo]?nk)?'
const grammaticalCase =
  '(?:[aeo]?t|b[ae]n?|b[oe]l|r[aeo]l?|t[oe]l|n[ae][kl]|h[oe]z|[bcdfghjklmnprstvyz]{1,2}[ae]l|[oe]?n|kent|ert|ig)?'
const hungarian = new RegExp(`^${adjective}${number}${grammaticalCase}$`)
const english = /^e?s$/

const longestEnding = 8
const shortestStem = 3

/** A folded word, and the words of which it may be a form: it without one of the usual Hungarian or English endings. */
export const stemsOf = (word: string): string[] => {
  const stems = word.endsWith('ies') ? [word, `${word.slice(0, -3)}y`] : [word]
  for (let cut = 1; cut <= longestEnding && word.length - cut >= shortestStem; cut++) {
    const ending = word.slice(-cut)
    if (hungarian.test(ending) || english.test(ending)) stems.push(word.slice(0, -cut))
  }
  return stems
}
