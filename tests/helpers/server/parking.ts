import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { parkingOperations } from '../../../schemas/generated/parkingOperations'
import { ParkingMock } from '../../../scripts/mock/ParkingMock'
import type { ParkingOptions } from '../../../src/server/api/parking/system/ParkingOptions'
import { checkAnswer } from './checkAnswer'
import { now } from './openServer'
import { secret, visitorCookie } from './visitor'

export const parkingBase = '/parking-proxy-service/api/v1/web'

/** Opens the mock of the parking service at the time of the tests, and how a server reaches it. */
export async function openParkingMock(): Promise<{ mock: ParkingMock; parking: ParkingOptions }> {
  const mock = new ParkingMock()
  mock.now = () => now
  const parking = {
    url: await mock.listen(),
    client: 'beffroi',
    clientSecret: 'demonstration',
    secret,
    redirectUri: (town: string) => `http://localhost/${town}/4411/redirect`,
    timeoutMs: 10_000,
  }
  return { mock, parking }
}

type Cookies = Record<string, string>

/** A browser with cookies of its own. */
export function browserOf(app: FastifyInstance, cookies: Cookies = visitorCookie(randomUUID()), headers: Cookies = {}) {
  const jar = new Map(Object.entries(cookies))
  const keep = (set: readonly { name: string; value: string }[]) => {
    for (const { name, value } of set) {
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
  }
  const open = async (url: string, method: 'GET' | 'POST' = 'GET') => {
    const answer = await app.inject({ method, url, cookies: Object.fromEntries(jar), headers })
    keep(answer.cookies)
    return answer
  }
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, on = app) => {
    const url = parkingBase + path
    const cookies = Object.fromEntries(jar)
    const answer = await on.inject({ method, url, cookies, headers, ...(payload && { payload }) })
    keep(answer.cookies)
    if (answer.statusCode === 204) return { status: 204 }
    if (answer.statusCode === 200) checkAnswer(parkingOperations, method, url, answer.json())
    return { status: answer.statusCode, ...answer.json() }
  }
  return { jar, open, call }
}

export type Browser = ReturnType<typeof browserOf>

/** Answers the sign-in page of the service. Returns the address that it leads back to. */
export async function answerSignIn(
  location: string,
  { name = randomUUID(), decision = 'yes' }: { name?: string; decision?: string } = {},
): Promise<string> {
  const fields = new URLSearchParams([...new URL(location).searchParams, ['name', name], ['decision', decision]])
  const post = { method: 'POST', body: fields, redirect: 'manual' } as const
  const back = new URL((await fetch(new URL('/authorize', location), post)).headers.get('location') ?? '')
  return back.pathname + back.search
}

/** Signs a browser in to the parking service. Returns where the portal leads. */
export async function signInToParking(browser: Browser, name: string = randomUUID(), widget = ''): Promise<string> {
  const left = await browser.open(`/montclair/4411/connexion?${new URLSearchParams({ widget })}`)
  const back = await browser.open(await answerSignIn(String(left.headers.location), { name }))
  return String(back.headers.location)
}

/** A driver who is signed in, with an anonymous id. */
export async function driver(app: FastifyInstance, name: string = randomUUID()): Promise<Browser> {
  const browser = browserOf(app)
  await signInToParking(browser, name)
  return browser
}

export const stay = { portalName: 'montclair', plate: '1-abc-234', country: 'B', zone: '4501', minutes: 60 }
