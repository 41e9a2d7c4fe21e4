import { satisfies } from 'semver'

interface Advisory {
  package: string
  /** The affected versions, as a semver range. */
  range: string
  id: string
  what: string
}

export interface AdvisoryList {
  /** Day on which somebody last compared the list with the public ones. */
  checkedOn: string
  vulnerable: readonly Advisory[]
  /** Packages that only tests use, with the reason why their advisories do not matter there. */
  acceptedInDevelopment: readonly { package: string; why: string }[]
}

interface LockFile {
  packages: Record<string, { version?: string; dev?: boolean; devOptional?: boolean }>
}

export interface Finding {
  advisory: Advisory
  version: string
  path: string
}

const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? ''

/** Compares every installed version, also those of indirect dependencies, with the stored list. */
export const findVulnerable = (
  { packages }: LockFile,
  { vulnerable, acceptedInDevelopment }: AdvisoryList,
): Finding[] => {
  const accepted = new Set(acceptedInDevelopment.map((one) => one.package))
  return Object.entries(packages).flatMap(([path, { version, dev = false, devOptional = false }]) => {
    const name = nameOf(path)
    if (!version || ((dev || devOptional) && accepted.has(name))) return []
    return vulnerable
      .filter((one) => one.package === name && satisfies(version, one.range, { includePrerelease: true }))
      .map((advisory) => ({ advisory, version, path }))
  })
}
