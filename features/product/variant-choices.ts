import type { AttributeValue, ProductParameter } from '#contracts/parameters.ts'
import type { Availability, Format } from '#contracts/shop.ts'

interface Variant {
  id: number
  format: Format
  availability: Availability
}

/** One value of a modifier, and the variant that its choice leads to. */
export interface ChoiceOption<V extends Variant> {
  /** None for what is simply so: the edition without a name of its own. */
  values: AttributeValue[]
  variant: V
  isChosen: boolean
  /** What changes besides, because nobody has this value with all else that is chosen now. */
  alsoChanges: ProductParameter[]
  changesFormat: boolean
}

export interface Choice<V extends Variant> {
  parameter: ProductParameter
  /** Mandatory, open in this variant, and told apart in others of its format: to be chosen before anything is bought. */
  isRequired: boolean
  options: ChoiceOption<V>[]
}

export const valuesOf = ({ values }: ProductParameter, variantId: number): AttributeValue[] =>
  values.filter((value) => value.variantId === variantId).map(({ variantId: _, ...value }) => value)

const wordOf = (parameter: ProductParameter, { id }: Variant): string => JSON.stringify(valuesOf(parameter, id))
const nothing = '[]'

const isSame = (parameter: ProductParameter, one: Variant, other: Variant): boolean =>
  wordOf(parameter, one) === wordOf(parameter, other)

/** The parameters in which the variants differ, without the format, which has a switch of its own. */
const modifiersOf = (variants: readonly Variant[], parameters: readonly ProductParameter[]): ProductParameter[] =>
  parameters.filter(
    (parameter) =>
      parameter.variantModifier &&
      parameter.key !== 'format' &&
      new Set(variants.map((one) => wordOf(parameter, one))).size > 1,
  )

/** The variant that shares most with the chosen one: the format counts most, then whether it is available. */
const closest = <V extends Variant>(
  candidates: readonly V[],
  current: Variant,
  modifiers: readonly ProductParameter[],
): V | undefined => {
  const shared = (variant: Variant): number =>
    (variant.format === current.format ? 1000 : 0) +
    modifiers.filter((parameter) => isSame(parameter, variant, current)).length * 10 +
    (variant.availability === 'unavailable' ? 0 : 1)
  return candidates.find(({ id }) => id === current.id) ?? candidates.toSorted((a, b) => shared(b) - shared(a))[0]
}

const choiceOf = <V extends Variant>(
  parameter: ProductParameter,
  variants: readonly V[],
  current: Variant,
  modifiers: readonly ProductParameter[],
): Choice<V> => {
  const chosen = wordOf(parameter, current)
  const isOpen = parameter.mandatory && chosen === nothing
  const ordered = parameter.values.map((value) => JSON.stringify(valuesOf(parameter, value.variantId)))
  const words = new Set([nothing, ...ordered].filter((word) => variants.some((one) => wordOf(parameter, one) === word)))
  if (parameter.mandatory) words.delete(nothing)
  return {
    parameter,
    isRequired: isOpen && variants.some((one) => one.format === current.format && wordOf(parameter, one) !== nothing),
    options: [...words].flatMap((word) => {
      const candidates = variants.filter((one) => wordOf(parameter, one) === word)
      const variant = closest(candidates, current, modifiers)
      if (!variant) return []
      const others = modifiers.filter((other) => other !== parameter && !isSame(other, variant, current))
      return [
        {
          values: valuesOf(parameter, variant.id),
          variant,
          isChosen: word === chosen,
          alsoChanges: others,
          changesFormat: variant.format !== current.format,
        },
      ]
    }),
  }
}

/** The choices of a product beyond its format, as they stand for one of its variants. */
export const variantChoices = <V extends Variant>(
  variants: readonly V[],
  parameters: readonly ProductParameter[],
  currentId: number,
): Choice<V>[] => {
  const current = variants.find(({ id }) => id === currentId)
  const modifiers = modifiersOf(variants, parameters)
  if (!current) return []
  return modifiers
    .map((parameter) => choiceOf(parameter, variants, current, modifiers))
    .filter(({ options, isRequired }) => options.length > 1 || isRequired)
}

/** For each format the variant that shares most with the chosen one, with those that differ from it by the year alone. */
export const variantsByFormat = <V extends Variant>(
  variants: readonly V[],
  parameters: readonly ProductParameter[],
  currentId: number,
): V[] => {
  const modifiers = modifiersOf(variants, parameters)
  const current = variants.find(({ id }) => id === currentId)
  if (!current) return [...variants]
  return [...Map.groupBy(variants, ({ format }) => format).values()].flatMap((own) => {
    const found = closest(own, current, modifiers)
    return own.filter((one) => found && modifiers.every((parameter) => isSame(parameter, one, found)))
  })
}
