import { matchesStems, searchedStems } from './matches-words.ts'

/**
 * Hides the questions that do not match. The questions are plain HTML of the page, not data of an island: so they are
 * sent once, and crawlers, the browser's own search and visitors without JavaScript find them.
 * @returns the number of visible questions
 */
export const showMatching = (list: HTMLElement, query: string): number => {
  const stems = searchedStems(query)
  let count = 0
  for (const group of list.querySelectorAll<HTMLElement>('section')) {
    let left = 0
    for (const question of group.querySelectorAll('details')) {
      question.hidden = !matchesStems(question.textContent, stems)
      if (!question.hidden) left++
    }
    group.hidden = left === 0
    count += left
  }
  return count
}
