import type { Motif } from '../cover-design.ts'
import { kolibriBear } from './kolibri-bear.ts'
import { kolibriBirds } from './kolibri-birds.ts'
import { kolibriBoat } from './kolibri-boat.ts'
import { kolibriCastle } from './kolibri-castle.ts'
import { kolibriCottage } from './kolibri-cottage.ts'
import { kolibriDeer } from './kolibri-deer.ts'
import { kolibriFox, kolibriWolf } from './kolibri-fox.ts'
import { kolibriFrog } from './kolibri-frog.ts'
import { kolibriHare } from './kolibri-hare.ts'
import { kolibriHorse } from './kolibri-horse.ts'
import { kolibriMeadow } from './kolibri-meadow.ts'
import { kolibriMountains } from './kolibri-mountains.ts'
import { kolibriMouse, kolibriMouseKing } from './kolibri-mouse.ts'
import { kolibriMushrooms } from './kolibri-mushrooms.ts'
import { kolibriNight } from './kolibri-night.ts'
import { kolibriReeds } from './kolibri-reeds.ts'
import { kolibriSquirrel } from './kolibri-squirrel.ts'
import { kolibriStones } from './kolibri-stones.ts'
import { kolibriTown } from './kolibri-town.ts'
import { kolibriTrain } from './kolibri-train.ts'
import { kolibriForest, kolibriWinter } from './kolibri-trees.ts'

/**
 * Beginnings of words. With `…` before it the word may stand within another word; a dot behind it marks the end of the
 * word.
 */
const words = (beginnings: string): RegExp =>
  new RegExp(
    beginnings
      .split(' ')
      .map((one) => (one.startsWith('…') ? one.slice(1) : `(?<!\\p{L})${one}`).replace(/\.$/, '(?!\\p{L})'))
      .join('|'),
    'iu',
  )

/** The subject of a book, by its words. The first match counts, so special subjects stand before general ones. */
const subjects: readonly (readonly [RegExp, Motif])[] = [
  [words('egérkirály mouse-king'), kolibriMouseKing],
  [words('…róka rókák …fox vuk.'), kolibriFox],
  [words('…medve …mackó …bocs. …backó bear. bears.'), kolibriBear],
  [words('nyúl nyulat nyulak rabbit hare.'), kolibriHare],
  [words('mókus squirrel'), kolibriSquirrel],
  [words('…szarvas őz. őzgida őzek deer fawn'), kolibriDeer],
  [words('béka békák …békavári frog toad'), kolibriFrog],
  [words('farkas wolf wolves'), kolibriWolf],
  [words('egér. egerek mouse mice'), kolibriMouse],
  [words('ló. lovat. lovát. lovak. lova. paripa csikó horse pony'), kolibriHorse],
  [words('…madár gólya lúd liba libák lúdas rigó fecske tyúk bird stork goose geese swan blackbird'), kolibriBirds],
  [words('vasút vonat mozdony railway train. trains.'), kolibriTrain],
  [words('tél. téli telet. hó. havas karácsony winter snow christmas'), kolibriWinter],
  [words('nád nádas nádat berek mocsár reed marsh'), kolibriReeds],
  [words('csillag bolygó kis-herceg hold. éj éjszaka éjjel star. stars. planet moon night'), kolibriNight],
  [words('kert virág garden flower'), kolibriMeadow],
  [
    words(
      'vár. vára. várak. várkis kastély lovagvár király herceg fejedelem sárkány boszorkány castle king. prince knight dragon witch',
    ),
    kolibriCastle,
  ],
  [words('tündér fairy fairies'), kolibriNight],
  [words('törpe manó kobold gnome dwarf goblin'), kolibriMushrooms],
  [words('hegy hegyen hegyek mountain alps'), kolibriMountains],
  [words('hajó tenger kalóz sziget csónak ship sea. seaman pirate island boat'), kolibriBoat],
  [words('erdő dzsungel forest wood. woods. jungle'), kolibriForest],
  [words('város utca utcai telek city town street'), kolibriTown],
  [words('népmes népmese folk-tale'), kolibriMeadow],
  [words('mesék meséi tales. fairy-tale'), kolibriCastle],
  [words('báb bábu tűzifa puppet toy'), kolibriStones],
  [words('ház. házat. otthon house home. cottage'), kolibriCottage],
]

/** The title is searched first, then the first sentence about the book. Without a match any scene is used. */
export const kolibriSubject = (title: string, lead: string): Motif | undefined => {
  for (const text of [title, lead]) {
    // Two words that belong together are joined to one here.
    const joined = text.replaceAll(/kis herceg|mouse king|(?:folk|fairy) tale/giu, (found) => found.replace(' ', '-'))
    const found = subjects.find(([pattern]) => pattern.test(joined))
    if (found) return found[1]
  }
  return undefined
}
