/** The bytes of a text in an encoding of one byte a letter. */
export const encodeAs = (text: string, encoding: string): Buffer => {
  const decoder = new TextDecoder(encoding)
  const codes = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]))
  return Buffer.from(
    [...text].map((letter) => {
      const code = codes.get(letter)
      if (code === undefined) throw new Error(`${encoding} has no ${letter}.`)
      return code
    }),
  )
}

export const asUtf16 = (text: string, order: 'le' | 'be', mark = ''): Buffer => {
  const bytes = Buffer.from(mark + text, 'utf16le')
  return order === 'le' ? bytes : bytes.swap16()
}

/** Enough Hungarian to recognise the language. */
export const hungarianText =
  'A kőszívű ember özvegye megszegi férje végakaratát, és fiait a szabadságért küldi a küzdelembe. „Így él a hűség” – írja a szerző, aki a történet hőseit a legnehezebb időkben is szerette. Különös, mély érzésű könyv: az öreg nemesúr gőgje, a fiúk hősiessége és az asszonyok ereje teszi felejthetetlenné. Többször is megfilmesítették, és a középiskolákban ma is kötelező olvasmány.'
