import { randomUUID } from 'node:crypto'
import { gateToken } from '../../../src/server/api/tickets/ticketLinks'
import { confirmCode, stopCode } from '../../../src/server/api/waste/wasteLinks'
import type { Database } from '../../../src/server/db/Tables'
import { defectBase, pothole } from '../../helpers/server/reports'
import { secret } from '../../helpers/server/visitor'
import type { Write } from '../../helpers/server/Write'
import { campWrites } from './camps/registration'

export const core = '/core-service/api/v1'
const content = '/core-content-service/api/v1'
const poi = `${core}/web/by-poi/poi-montclair-sur-meuse`
export const portal = 'montclair'
export const reservation = '/reservation-service/api/v1/web'
const gate = '/ticketing-service/api/v1/web/gates/heure-du-conte'

const comment = (description: string) => ({
  ...{ email: 'anne@exemple.be', description, platform: 'web', url: '/montclair/contenu/voirie' },
  portal,
})
const walk = { dataType: 'balade', dataUid: 'bords-de-meuse' }
export const news = { favoriteUid: 'travaux-rue-haute', type: 'publication' }
const page = { favoriteUid: 'voirie', type: 'content' }

/** Uids and codes that the calls need. */
export type Needed = Readonly<Record<'bus' | 'agenda' | 'visitor' | 'hold' | 'code' | 'camp' | 'household', string>>
/** A call of every operation that takes an idempotency key, in an order in which each has what it needs. */
export const crashWrites = (needed: Needed): Readonly<Record<string, Write>> => {
  const { bus, agenda, visitor, hold, code, camp, household } = needed
  return {
    holdSlot: {
      url: `${reservation}/holds`,
      body: { portal, prestation: 'passeport', start: '2027-03-16T08:30:00.000Z' },
      table: 'appointment_slot',
    },
    sendScans: {
      url: `${gate}/scans?portalName=${portal}&token=${gateToken(secret, portal, 'heure-du-conte')}`,
      body: { scans: [{ uid: randomUUID(), ticket: bus || 'a', gate: 'Entrée', at: '2027-03-15T13:20:00Z' }] },
      table: 'ticket_scan',
    },
    admitTicket: {
      url: `${gate}/admissions?portalName=${portal}&token=${gateToken(secret, portal, 'heure-du-conte')}`,
      body: { code, gate: 'Entrée' },
      table: 'ticket_scan',
    },
    createAppointment: {
      url: `${reservation}/appointments`,
      body: { portal, hold, values: { name: 'Anne Lambert', email: 'anne@exemple.be' }, reminders: [] },
      table: 'appointment',
      mails: 1,
    },
    sendDefectReport: {
      url: `${defectBase}/report`,
      body: pothole,
      table: 'defect_report',
      mails: 2,
    },
    sendAnonymousComment: {
      url: `${core}/anonymous/comment`,
      body: comment(`Anonyme ${visitor}`),
      table: 'comment',
      mails: 1,
    },
    sendUserComment: {
      url: `${core}/user-data/comment`,
      body: comment(`Connue ${visitor}`),
      table: 'comment',
      mails: 1,
    },
    suggest: {
      url: `${poi}/crowdsourcing`,
      body: { ...walk, category: 'balade-balisage', comment: `Une balise manque. ${visitor}` },
      table: 'suggestion',
      mails: 1,
    },
    rate: {
      url: `${poi}/rate`,
      body: { ...walk, rate: 4, fields: { duration: 60, difficulty: 'easy', pmr: 'Non', stroller: 'Oui' } },
      table: 'review',
      mails: 1,
    },
    fillForm: {
      url: `${content}/web/forms/fill?portalName=${portal}&form=accessibilite`,
      body: { page: 'Accueil', appareil: '', difficulte: 'Le plan ne se lit pas.', email: '' },
      table: 'filled_form',
      mails: 1,
    },
    ...campWrites(camp),
    sendReading: {
      url: `${content}/temporary/releve?portalName=${portal}`,
      body: { index: '01234.567', meter: '30123', date: '2027-03-09' },
      table: 'meter_reading',
      mails: 1,
    },
    vote: {
      url: '/poll-service/api/v2/web/vote?requestNewPoll=true',
      body: { pollUid: 'quai-de-meuse', responses: ['ombre'] },
      table: 'vote',
    },
    createFidelityCard: {
      url: `${core}/anonymous/fidelity-cards`,
      body: { portal, type: 'none', title: 'Ludothèque', number: '12 34' },
      table: 'fidelity_card',
    },
    keepFavourite: { url: `${core}/web/fav`, body: { ...page, portal }, table: 'favourite' },
    orderFavourites: {
      url: `${core}/anonymous/portal/${portal}/fav/order`,
      body: { order: [news, page] },
      table: 'favourite',
      rows: 0,
    },
    createWidget: {
      url: `${core}/anonymous/widget`,
      body: { portal, storeWidget: 'agenda', uid: agenda },
      table: 'widget',
    },
    setWidgetNotification: {
      url: `${core}/web/portal/${portal}/wall-order/${bus}/notification`,
      body: { notify: true },
      table: 'widget',
      rows: 0,
    },
    orderWall: {
      url: `${core}/web/portal/${portal}/wall-order`,
      body: [{ uid: agenda }, { uid: bus }],
      table: 'widget',
      rows: 0,
    },
    confirmWasteReminder: {
      url: `/garbage-view-service/api/v1/web/reminders/${household}/confirm`,
      body: { code: confirmCode(secret, household, 'anne@exemple.be') },
      table: 'waste_household',
      rows: 0,
    },
    stopWasteReminder: {
      url: `/garbage-view-service/api/v1/web/reminders/${household}/stop`,
      body: { code: stopCode(secret, household, 'anne@exemple.be') },
      table: 'waste_household',
      rows: 0,
    },
  }
}

/** Keeps an address whose reminders wait for the answer to their first mail, and returns its uid. */
export async function askForReminders(db: Database, now: Date): Promise<string> {
  const uid = randomUUID()
  await db
    .insertInto('waste_household')
    .values({
      ...{ uid, portal, owner: `visitor:${randomUUID()}`, account: null, email: 'anne@exemple.be', locale: 'fr' },
      ...{ street: 'Rue Haute', number: '12', zip: '4679', locality: 'Montclair-sur-Meuse', calendar: randomUUID() },
      ...{ reminder: 'pending', categories: '["PMC"]', asked_at: now, reminded_for: null, used_on: '2027-03-10' },
      ...{ created_at: now, changed_at: now },
    })
    .execute()
  return uid
}
