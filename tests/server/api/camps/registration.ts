import type { FastifyInstance } from 'fastify'
import type { Write } from '../../../helpers/server/Write'

/** What the form of a camp sends. */
export const registration = (more: object = {}) => ({
  location: 'pre-du-moulin',
  group: '12e unité',
  from: '2027-07-01',
  until: '2027-07-10',
  children: 24,
  leaders: 5,
  youngest: 8,
  oldest: 12,
  name: 'Anne Lambert',
  email: 'anne@maison.be',
  phone: '+32 470 12 34 56',
  phoneOnSite: '+32 470 12 34 57',
  arrival: 'train',
  fires: true,
  rules: true,
  ...more,
})

const camps = '/scouts-service/api/v1/web/camps'

let turn = 0

/** Days that no other camp of this file has. */
function nextDays() {
  turn += 1
  const day = (offset: number) => new Date(Date.UTC(2027, 3, turn * 5 + offset)).toISOString().slice(0, 10)
  return { from: day(0), until: day(3) }
}

/** A call of each operation about camps that takes an idempotency key. `uid` is that of a draft. */
export const campWrites = (uid: string): Readonly<Record<'confirmCamp' | 'createCamp', Write>> => ({
  confirmCamp: { url: `${camps}/${uid}/confirmation`, body: {}, table: 'camp', rows: 0, mails: 2 },
  createCamp: {
    url: `${camps}?portalName=montclair`,
    body: registration({ ...nextDays(), draft: true }),
    table: 'camp',
  },
})

/** Keeps days for a camp of a visitor, and returns the uid of the draft. */
export async function draftCamp(app: FastifyInstance, visitor: string): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: `${camps}?portalName=montclair`,
    headers: { 'x-lgc-anonymous-uid': visitor },
    payload: registration({ ...nextDays(), draft: true }),
  })
  return answer.json().data.uid
}
