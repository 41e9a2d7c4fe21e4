const escapes: Record<string, string> = {
  '<': String.raw`\u003c`,
  '>': String.raw`\u003e`,
  '&': String.raw`\u0026`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
}

/** JSON that can stand inside a script element: no text in it can end the element. */
export const serialiseJsonLd = (graph: object): string =>
  JSON.stringify(graph).replaceAll(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? '')
