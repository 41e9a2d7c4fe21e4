import { expect, test } from 'vitest'
import { fitLabels } from './fit-labels.ts'

const at = (name: string, x: number, y: number, turn = 0) => ({ name, x, y, turn })
const names = (labels: readonly { name: string }[]) =>
  fitLabels(labels as ReturnType<typeof at>[]).map(({ name }) => name)

test('of two that would overlap the first stays', () => {
  expect(names([at('Budapest', 0, 0), at('Budaörs', 40, 6), at('Vác', 40, 30)])).toEqual(['Budapest', 'Vác'])
})

test('what is left out takes no room', () => {
  expect(names([at('Budapest', 0, 0), at('Budaörs', 60, 0), at('Érd', 95, 0)])).toEqual(['Budapest', 'Érd'])
})

test('a name along a steep street is narrow and tall', () => {
  expect(names([at('Andrássy út', 0, 0, 90), at('Váci út', 50, 0)])).toHaveLength(2)
  expect(names([at('Andrássy út', 0, 0, 90), at('Váci út', 20, 30)])).toHaveLength(1)
})
