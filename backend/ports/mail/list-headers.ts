/** What a mail program shows its unsubscribe button for (RFC 2369 and 8058). */
export const listHeaders = (unsubscribeUrl: string | undefined): Record<string, string> =>
  unsubscribeUrl === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
