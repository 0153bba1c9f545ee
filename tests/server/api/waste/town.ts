import { randomUUID } from 'node:crypto'
import type { TestServer } from '../../../helpers/server/openServer'

export const base = '/garbage-view-service/api/v1/web'

/** The Rue Haute and its neighbours in Montclair. */
export const home = { street: 'Rue Haute', number: '12', zip: '4679', locality: 'Montclair-sur-Meuse' }

/** Calls of one anonymous visitor. */
export const visitorOf =
  ({ app }: TestServer, uid = randomUUID()) =>
  async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const headers = { 'x-lgc-anonymous-uid': uid, 'x-lgc-language': 'fr', 'x-beffroi-stored': '1' }
    const answer = await app.inject({ method, url: base + path, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, ...(answer.body === '' ? {} : answer.json()) }
  }
