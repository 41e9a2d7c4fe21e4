import { decodeHTMLStrict } from 'entities'

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});/gi

/** Decodes the entities of HTML. An unknown name stays as it is; a sign that no text may hold becomes a space. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(entity, (one) => decodeHTMLStrict(one).replace(/[\p{Cc}\p{Cs}\uFFFD]/u, ' '))
