/** The pages below `/ui-guide`: one a group of the interface's parts, in this order in its menu. */
export const uiGuideGroups = [
  'colours',
  'type',
  'buttons',
  'fields',
  'choices',
  'prices',
  'covers',
  'messages',
  'overlays',
  'navigation',
  'tables',
  'waiting',
  'themes',
] as const

export type UiGuideGroup = (typeof uiGuideGroups)[number]
