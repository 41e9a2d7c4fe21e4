/** The projects in which a test runs, by the test's tag. A test without a tag runs in all four projects. */
const scopes = {
  '@once': {
    projects: ['hu desktop'],
    because: 'neither the language nor the size of the screen changes what is tested',
  },
  '@languages': { projects: ['hu desktop', 'en phone'], because: 'each language and each size once is enough' },
  '@mirrored': {
    projects: ['en desktop', 'hu phone'],
    because: 'as with @languages, but with the sizes exchanged',
  },
  '@desktop': { projects: ['hu desktop', 'en desktop'], because: 'the size of the screen changes nothing' },
} as const

/** The part of a project's configuration that leaves out the tests of other projects. */
export const leftOut = (project: string): { grepInvert?: RegExp } => {
  const tags = Object.entries(scopes).flatMap(([tag, { projects }]) =>
    projects.some((one) => one === project) ? [] : [`${tag}\\b`],
  )
  return tags.length > 0 ? { grepInvert: new RegExp(tags.join('|')) } : {}
}

export const explainScopes = (): string[] =>
  Object.entries(scopes).map(([tag, { projects, because }]) => `${tag} runs in ${projects.join(' and ')}: ${because}`)
