import type { PollRecord, WasteZone } from '../../schemas'
import type { Random } from '../random'
import { localities } from './createStreets'

/** Creates a waste zone per village. */
export const createWasteZones = (card: string): WasteZone[] =>
  localities.map(({ name, uid }, index) => ({
    uid,
    locality: card,
    holidays: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
    rounds: [
      { category: 'OM', weekday: 1 + (index % 5) },
      { category: 'ORGANIC', weekday: 1 + (index % 5) },
      { category: 'PMC', weekday: 1 + ((index + 1) % 5), every: 2, shift: index % 2 },
      { category: 'PAPER', weekday: 1 + ((index + 1) % 5), every: 4, shift: index % 4 },
      { category: 'GLASS', weekday: 1 + ((index + 1) % 5), every: 8, shift: index % 8 },
    ],
    translations: { fr: { name, note: 'Sortez les conteneurs et les sacs la veille après 20 heures.' } },
  }))

const questions = [
  'Que souhaitez-vous en priorité dans votre quartier',
  'Que manque-t-il à nos rues',
  'Où investir d’abord',
] as const

const answers = {
  arbres: 'Davantage d’arbres',
  trottoirs: 'Des trottoirs refaits',
  pistes: 'Des pistes cyclables séparées',
  bancs: 'Des bancs et de l’ombre',
  jeux: 'Des jeux pour les enfants',
}

/** Creates a poll per village and question. Their uids begin with the card name of the town. */
export function createPolls(card: string, random: Random): PollRecord[] {
  const responses = Object.keys(answers)
  return localities.flatMap((locality) =>
    questions.map((question, index) => ({
      uid: `${card}-${locality.uid}-${index + 1}`,
      kind: 'full' as const,
      multiple: false,
      responses,
      votes: Object.fromEntries(responses.map((uid) => [uid, random.below(300)])),
      translations: { fr: { question: `${locality.name} : ${question.toLowerCase()} ?`, responses: answers } },
    })),
  )
}
