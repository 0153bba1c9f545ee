import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

type Write = { readonly method: 'POST' | 'PUT'; readonly url: string; readonly payload: object }

const core = '/core-service/api/v1'
const poi = `${core}/web/by-poi/poi-montclair-sur-meuse`
const walk = { dataType: 'balade', dataUid: 'bords-de-meuse' }

/** One write of each kind that a signed-in visitor makes, by what it writes. They name the address. */
export const accountWrites = (email: string): Readonly<Record<string, Write>> => ({
  'a widget': {
    method: 'POST',
    url: `${core}/user-data/widget`,
    payload: { portal: 'montclair', storeWidget: 'agenda', userTitle: email },
  },
  'a favourite': {
    method: 'POST',
    url: `${core}/web/fav`,
    payload: { portal: 'montclair', favoriteUid: 'travaux-rue-haute', type: 'publication' },
  },
  'a loyalty card': {
    method: 'POST',
    url: `${core}/user-data/fidelity-cards`,
    payload: { portal: 'montclair', type: 'none', title: email, number: '12345' },
  },
  'a comment': {
    method: 'POST',
    url: `${core}/user-data/comment`,
    payload: {
      email,
      description: `Un mot de ${randomUUID()}`,
      platform: 'web',
      url: '/montclair/contenu/voirie',
      portal: 'montclair',
    },
  },
  'a suggestion': {
    method: 'POST',
    url: `${poi}/crowdsourcing`,
    payload: { ...walk, category: 'balade-balisage', comment: `Un trou devant le ${randomUUID()}`, email },
  },
  'a rating': {
    method: 'POST',
    url: `${poi}/rate`,
    payload: {
      ...walk,
      rate: 4,
      email,
      fields: { duration: 75, difficulty: 'easy', pmr: 'Non', stroller: 'Oui' },
    },
  },
  'a reading': {
    method: 'POST',
    url: '/core-content-service/api/v1/temporary/releve?portalName=montclair',
    payload: { index: '12345.678', meter: '12' },
  },
  'a vote': {
    method: 'POST',
    url: '/poll-service/api/v2/web/vote',
    payload: { pollUid: 'quai-de-meuse', responses: ['ombre'] },
  },
  'a name': { method: 'PUT', url: `${core}/users/self`, payload: { firstName: 'Annette' } },
})

/** Makes a write with a key, as the browser does. */
export const write = (
  app: FastifyInstance,
  { method, url, payload }: Write,
  { headers = {}, ...caller }: Pick<InjectOptions, 'headers' | 'cookies'>,
  key: string = randomUUID(),
): Promise<LightMyRequestResponse> =>
  app.inject({ method, url, payload, ...caller, headers: { ...headers, 'idempotency-key': key } })
