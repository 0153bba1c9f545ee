import { expect, it } from 'vitest'
import {
  appointmentTarget,
  type Choice,
  isStep,
  pathOf,
  readChoice,
} from '../../../src/portal/services/appointments/Choice'
import { findPrestations } from '../../../src/portal/services/appointments/findPrestations'
import { refusalOf } from '../../../src/portal/services/appointments/refusalOf'
import { prestation } from './town'

it.each<[query: string, choice: Choice]>([
  ['prestation=passeport&office=guichet', { prestation: 'passeport', office: 'guichet' }],
  [
    'date=2027-03-16&month=2027-03&weekday=2&part=morning',
    { date: '2027-03-16', month: '2027-03', weekday: '2', part: 'morning' },
  ],
  ['hold=h1&change=r1&code=a_b-c', { hold: 'h1', change: 'r1', code: 'a_b-c' }],
  ['date=2027-02-30', {}],
  ['month=2027-13&weekday=7&part=night', {}],
  ['prestation=../x&hold=%2F&code=a%20b', {}],
])('reads the choice of an address, without invalid values: %s', (query, choice) => {
  expect(readChoice(query)).toEqual(choice)
  expect(readChoice(pathOf('/rendez-vous/choisir', choice).split('?')[1] ?? '')).toEqual(choice)
})

it('writes the address of an appointment with what was done and the secret of its link', () => {
  expect(appointmentTarget('r1')).toBe('/rendez-vous/r1')
  expect(appointmentTarget('r1', 'moved', 'abc')).toBe('/rendez-vous/r1?done=moved&code=abc')
})

it.each([
  ['/montclair/rendez-vous/formulaire', true],
  ['/montclair/rendez-vous/choisir', true],
  ['/montclair/rendez-vous', false],
  ['/montclair/rendez-vous/r1', false],
])('knows the steps in which a slot stays held: %s', (pathname, is) => expect(isStep(pathname)).toBe(is))

it.each([
  [201, 'ALREADY_BLOCKED', 'unexpected'],
  [400, 'INVALID_PAYLOAD', 'incomplete'],
  [400, undefined, 'unmanaged'],
  [500, 'INVALID_PAYLOAD', 'unexpected'],
  [0, undefined, 'unexpected'],
])('reads the refusal of the status %i with the code %s', (status, code, refusal) => {
  expect(refusalOf(status, { error: { code } })).toBe(refusal)
})

it('finds a prestation by every word of its title, category or description, without accents', () => {
  expect(findPrestations([prestation], 'PASSEPORT papiers')).toEqual([prestation])
  expect(findPrestations([prestation], 'passeport mariage')).toEqual([])
  expect(findPrestations([prestation], ' ')).toEqual([prestation])
})
