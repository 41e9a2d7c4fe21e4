/** Groups of ISBNs whose publishers write in one language, with the code of List 74. Those of several languages are left out. */
const groups: Readonly<Record<string, readonly string[]>> = {
  hun: ['978963', '978615'],
  eng: ['9780', '9781', '9798'],
  fre: ['9782', '97910'],
  ger: ['9783'],
  jpn: ['9784'],
  rus: ['9785'],
  chi: ['9787'],
  nor: ['97882'],
  pol: ['97883'],
  spa: ['97884'],
  por: ['97885', '97865', '978972', '978989'],
  dan: ['97887'],
  ita: ['97888', '97912'],
  kor: ['97889', '97911'],
  dut: ['97890', '97894'],
  swe: ['97891'],
  fin: ['978951', '978952'],
  hrv: ['978953'],
  bul: ['978954', '978619'],
  slv: ['978961'],
  ukr: ['978966', '978617'],
  rum: ['978973', '978606'],
  tur: ['978975', '978605'],
}

/** The likely language of a book whose record names none, by the country of its ISBN. */
export const languageOfIsbn = (isbn: string | null): string | undefined =>
  Object.entries(groups).find(([, beginnings]) => beginnings.some((beginning) => isbn?.startsWith(beginning)))?.[0]
