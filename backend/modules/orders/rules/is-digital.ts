/** Handed over as a file. */
export const isDigital = (format: string): format is 'ebook' | 'audio' => format === 'ebook' || format === 'audio'
