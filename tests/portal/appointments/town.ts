import type { Answers } from '../answers'

const office = { uid: 'guichet', name: 'Hôtel de ville', lat: 50.5, lon: 5.6 }

export const prestation = {
  uid: 'passeport',
  title: 'Passeport',
  category: 'Papiers',
  description: 'Demander un passeport.',
  minutes: 15,
  bring: ['Une photo'],
  cost: '82 €',
  offices: [office],
}

export const slot = { start: '2027-03-16T08:00:00.000Z', end: '2027-03-16T08:15:00.000Z' }

export const values = { name: 'Anne Lambert', email: 'anne@exemple.be' }

export const hold = {
  uid: 'h1',
  prestation: 'passeport',
  office: 'guichet',
  ...slot,
  until: '2027-03-10T09:10:00.000Z',
  now: '2027-03-10T09:00:00.000Z',
  canExtend: true,
  values,
  fields: [{ label: 'Nom', value: 'Anne Lambert' }],
}

export const appointment = {
  uid: 'r1',
  reference: 'RDV-AAAA-BBBB',
  status: 'booked',
  prestation,
  office,
  ...slot,
  fields: hold.fields,
  values,
  reminders: ['P2D'],
  canChange: true,
  changeUntil: '2027-03-16T06:00:00.000Z',
  sequence: 0,
}

/** The answers of a town that offers one prestation, to a visitor who holds a slot and has an appointment. */
export const answers: Answers = {
  '/menu/root': [],
  '/footer': { type: 'columns', columns: [] },
  '/services-prestations': { items: [prestation] },
  '/calendar-dates': {
    dates: [{ date: '2027-03-16', free: 1 }],
    next: slot,
    first: '2027-03-10',
    last: '2027-05-09',
  },
  '/day-ranges': { items: [slot] },
  '/v1/web/form': {
    inputs: [
      { name: 'name', label: 'Nom', inputType: 'text', required: true },
      { name: 'email', label: 'Adresse', inputType: 'email', required: true },
    ],
  },
  '/holds/h1': hold,
  '/appointments/r1': appointment,
  '/appointments': { upcoming: [appointment], past: [] },
}

const steps = '/valbeau/rendez-vous'
const choice = 'prestation=passeport&hold=h1'

export const addresses = {
  choose: `${steps}/choisir?prestation=passeport&date=2027-03-16`,
  fill: `${steps}/formulaire?${choice}`,
  confirm: `${steps}/resume?${choice}`,
}
