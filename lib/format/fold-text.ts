/** Folds text for comparisons: „Üllői” and “ulloi” become the same word. Commas, dots and hyphens separate words. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
