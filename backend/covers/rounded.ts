/**
 * Template tag for SVG: rounds every number in it to a tenth, which is far below a pixel of the largest picture and
 * halves the length of the paths.
 */
export function rounded(strings: TemplateStringsArray, ...values: (number | string)[]): string {
  const texts = values.map((value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value))
  return String.raw({ raw: strings }, ...texts)
}
