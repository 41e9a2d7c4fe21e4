import type { AgeBand, Availability, Format } from '#contracts/shop.ts'

/** Words of both languages, folded and without spaces; endings are taken off before they are looked up. */
type Words<Key extends string> = Partial<Record<Key, readonly string[]>>

export const formatWords: Words<Format> = {
  paperback: ['puhakotes', 'puhatabla', 'puhaborito', 'puhafedel', 'puhafedelu', 'papirkotes', 'paperback', 'softcover', 'softback'],
  hardback: ['kemenykotes', 'kemenytabla', 'kemenyborito', 'kemenyfedel', 'kemenyfedelu', 'vaszonkotes', 'hardback', 'hardcover', 'hardbound'],
  ebook: ['ekonyv', 'elektronikuskonyv', 'digitaliskonyv', 'ebook', 'epub', 'kindle', 'electronicbook', 'digitalbook'],
  audio: ['hangoskonyv', 'hangkonyv', 'hangzokonyv', 'audiokonyv', 'audiobook', 'audio', 'mp3'],
  package: ['konyvcsomag', 'boxset', 'boxedset', 'bookset', 'setofbooks'],
}

export const availabilityWords: Words<Availability> = {
  available: ['keszlet', 'raktar', 'raktarrol', 'kaphato', 'instock'],
  preorder: ['elorendelheto', 'elojegyezheto', 'elorendeles', 'elojegyzes', 'hamarosanmegjelenik', 'preorder', 'forthcoming', 'comingsoon'],
}

export const reducedWords: readonly string[] = [
  'akcio', 'learazott', 'learazas', 'leertekelt', 'leertekeles', 'kedvezmeny', 'kiarusitas', 'olcsobb', 'sale', 'onsale', 'reduced', 'discount', 'discounted', 'bargain', 'specialoffer',
]

/** By the keys of lists that most shops keep. */
export const collectionWords: Record<string, readonly string[]> = {
  new: ['ujdonsag', 'ujkonyv', 'legujabb', 'legujabbkonyv', 'ujmegjelenes', 'frissmegjelenes', 'newbook', 'newrelease', 'newest', 'latest'],
  bestsellers: ['bestseller', 'sikerkonyv', 'sikerlista', 'toplista', 'nepszeru', 'legnepszerubb', 'mostpopular'],
  gifts: ['ajandek', 'ajandekkonyv', 'ajandekotlet', 'gift', 'giftbook', 'giftidea', 'present'],
}

export const ageWords: Words<AgeBand> = {
  '0-3': ['lapozo', 'boardbook', 'baba', 'bebi', 'totyogo', 'bolcsis', 'bolcsodes', 'baby', 'babies', 'toddler'],
  '3-6': ['kepeskonyv', 'picturebook', 'ovis', 'ovodas', 'preschooler', 'preschool', 'nursery'],
  '6-9': ['kisiskolas', 'elsoosztalyos', 'masodikosztalyos', 'elsos', 'masodikos', 'harmadikos', 'firstgrader'],
  '9-12': ['kiskamasz', 'negyedikes', 'otodikes', 'preteen', 'tween'],
  '12-14': ['kamasz', 'tini', 'tinedzser', 'hatodikos', 'hetedikes', 'teenager', 'teen'],
  '14-18': ['kamasz', 'tini', 'tinedzser', 'nyolcadikos', 'gimnazista', 'teenager', 'teen', 'youngadult'],
}

/** Before and after the name of a publisher. */
export const publisherWords = {
  before: ['kiado', 'publisher', 'publishedby'],
  after: ['kiado', 'konyvkiado', 'kiadoi', 'konyv', 'konyvek', 'publisher', 'publishing', 'publications', 'press', 'books', 'imprint'],
}

/** So general that they tell books apart only where a title has them. */
const empty = new Set([
  'konyv', 'kotet', 'kiadas', 'kiadvany', 'mu', 'muve', 'muvei', 'iras', 'olvasmany', 'olvasnivalo', 'szerzo', 'iro', 'cimu', 'szolo', 'megjelent', 'megjelenes', 'kiadott', 'sorozat',
  'jo', 'legjobb', 'valami', 'keres', 'keresek', 'szeretnek', 'vennek', 'ajanlo', 'ajanlas', 'ajanlott', 'szamara', 'reszere', 'nekem', 'kor', 'kortol', 'osszes', 'minden', 'ev', 'ban', 'ben', 'as',
  'regeny', 'forditas', 'fordito', 'forditotta', 'gondozas', 'illusztralta', 'irasa', 'irta',
  'kisfiu', 'kislany', 'fiu', 'lany', 'unoka', 'unokam', 'gyermek', 'boy', 'girl', 'child', 'kid', 'grandson', 'granddaughter', 'niece', 'nephew',
  'book', 'novel', 'translation', 'translated', 'translator', 'illustrated', 'edition', 'format', 'version', 'volume', 'title', 'work', 'reading', 'published', 'author', 'series', 'written', 'by', 'for', 'from', 'in', 'on', 'to', 'with', 'about', 'my', 'old', 'best', 'good', 'all', 'any', 'some', 'as',
  'a', 'az', 'egy', 'es', 's', 'the', 'an', 'and', 'of',
])

export const isEmptyWord = (stems: readonly string[]): boolean => stems.some((stem) => empty.has(stem))
