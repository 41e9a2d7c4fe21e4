const windows = new TextDecoder('windows-1252')

/** The letter at a code of Windows (0x80 to 0x9F), which browsers read where Unicode has a control character. */
export const windowsLetter = (code: number): string => windows.decode(Uint8Array.of(code))
