import type { Answers } from '../answers'

export const offer = {
  uid: 'conte',
  title: 'L’heure du conte',
  summary: 'Trois contes.',
  startsAt: '2027-03-15T13:30:00.000Z',
  endsAt: '2027-03-15T14:30:00.000Z',
  price: 'Gratuit',
  capacity: 20,
  free: 6,
  waiting: 0,
  perPerson: 4,
  hasWaitingList: true,
  state: 'open',
  opensAt: '2027-01-14T13:30:00.000Z',
  closesAt: '2027-03-15T11:30:00.000Z',
}

export const none = { event: 'conte', status: 'none', places: 0, tickets: [] }

export const confirmed = {
  event: 'conte',
  status: 'confirmed',
  uid: 'r1',
  places: 1,
  name: 'Anne Lambert',
  createdAt: '2027-03-01T09:00:00.000Z',
  tickets: [{ uid: 't1', code: 'A'.repeat(120) }],
}

/** The answers of a town with one event, for which the visitor has no places yet. */
export const answers: Answers = {
  '/menu/root': [],
  '/footer': { type: 'columns', columns: [] },
  '/events/conte/subscribe': none,
  '/web/events/conte': offer,
  '/web/events': { items: [offer], total: 1 },
  '/tickets/r1': { offer, subscription: confirmed },
  '/web/tickets': { items: [{ offer, subscription: confirmed }] },
}
