import { randomUUID } from 'node:crypto'
import type { SendDefectReportBody } from '../../../schemas'
import { defectsOperations } from '../../../schemas/generated/defectsOperations'
import { addAccount, bearer, signIn } from './accounts'
import { checkAnswer } from './checkAnswer'
import type { TestServer } from './openServer'

export const defectBase = '/street-defect-service/api/v1/web'

/** In Montclair, where the demonstration data has no report. */
export const emptyStreet = { lat: 50.6366, lon: 5.7812 }

/** A report of a pothole. */
export const pothole = {
  portal: 'montclair',
  provider: 'travaux',
  category: 'nid-de-poule',
  ...emptyStreet,
  description: 'Un trou profond devant le garage.',
  fields: { taille: 'grand' },
} satisfies SendDefectReportBody

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A visitor of their own who calls the API, with the id of a browser or with an account. Each answer is checked. */
export function defectCaller({ app }: Pick<TestServer, 'app'>, identity: Record<string, string>) {
  const call = async (method: Method, path: string, payload?: object, more: Record<string, string> = {}) => {
    const url = defectBase + path
    const headers = { 'x-beffroi-stored': '1', ...identity, ...more }
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    if (answer.statusCode === 200) checkAnswer(defectsOperations, method, url, answer.json())
    return { status: answer.statusCode, headers: answer.headers, ...answer.json() }
  }
  const send = (report: Partial<SendDefectReportBody> = {}, key: string = randomUUID()) =>
    call('POST', '/report', { ...pothole, ...report }, { 'idempotency-key': key })
  return { call, send, read: (uid: string) => call('GET', `/reports/${uid}`) }
}

/** A caller without an account. */
export const passerBy = (server: TestServer, uid = randomUUID()) => defectCaller(server, { 'x-lgc-anonymous-uid': uid })

/** A caller with an account of their own, signed in to Montclair. */
export async function resident(server: TestServer, email = `${randomUUID()}@maison.be`) {
  const account = await addAccount(server.db, email)
  const headers = bearer(await signIn(server.app, email, { portalName: 'montclair' }))
  return { ...defectCaller(server, headers), account, email, headers }
}
