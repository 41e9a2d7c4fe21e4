import { expect, test } from 'vitest'
import type { Motif } from '../cover-design.ts'
import { kolibriBear } from './kolibri-bear.ts'
import { kolibriBirds } from './kolibri-birds.ts'
import { kolibriBoat } from './kolibri-boat.ts'
import { kolibriCastle } from './kolibri-castle.ts'
import { kolibriFox } from './kolibri-fox.ts'
import { kolibriHorse } from './kolibri-horse.ts'
import { kolibriMouseKing } from './kolibri-mouse.ts'
import { kolibriNight } from './kolibri-night.ts'
import { kolibriSubject } from './kolibri-subjects.ts'
import { kolibriTown } from './kolibri-town.ts'
import { kolibriTrain } from './kolibri-train.ts'
import { kolibriWinter } from './kolibri-trees.ts'

test.each<[title: string, lead: string, motif: Motif]>([
  ['Vuk', 'Egyetlen kölyök marad életben a rókavackon.', kolibriFox],
  ['Micimackó', 'Csekélyértelmű medvebocs a nagy erdőben.', kolibriBear],
  ['Mese Vackorról, egy pisze kisbackóról', 'Eltévedt a nagy erdőben.', kolibriBear],
  ['Diótörő és Egérkirály', 'Karácsony éjjelén.', kolibriMouseKing],
  ['A kis herceg', 'A lezuhant pilóta.', kolibriNight],
  ['A boldog herceg', 'Szobor áll a város fölött.', kolibriCastle],
  ['Lúdas Matyi', 'Húsz libáért ötven botütés.', kolibriBirds],
  ['Téli berek', 'Befagyott a víz.', kolibriWinter],
  ['A Pál utcai fiúk', 'Egy üres telek.', kolibriTown],
  ['The Railway Children', 'A cold house above the tracks.', kolibriTrain],
  ['Treasure Island', 'A scarred seaman.', kolibriBoat],
])('%s', (title, lead, motif) => {
  expect(kolibriSubject(title, lead)).toBe(motif)
})

test('a word is not found inside of another', () => {
  expect(kolibriSubject('Lóci', 'A lovagok városa')).not.toBe(kolibriHorse)
  expect(kolibriSubject('Valami', 'Éljen a várakozás!')).toBeUndefined()
})

test('without a known word there is no subject', () => {
  expect(kolibriSubject('Ha én felnőtt volnék', 'Egy kisfiú elmondja.')).toBeUndefined()
})
