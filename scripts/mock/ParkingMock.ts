import { randomBytes } from 'node:crypto'
import { escapeHtml } from '../../schemas/html/escapeHtml'
import { plateKey } from '../../schemas/inputs/licencePlate'
import { loginPage } from './MockOAuth'
import { type MockRequest, MockServer } from './MockServer'
import { sendHtml, sendJson } from './mockHttp'
import { modeForm } from './mockPage'
import { distanceTo, isPaid, type MockZone, parkingZones, priceOf } from './parkingZones'

type Plate = { plate: string; country: string; name?: string; isDefault: boolean }

type Session = {
  uid: string
  account: string
  plate: string
  country: string
  zone: MockZone
  startedAt: Date
  endsAt: Date | undefined
  stoppedAt: Date | undefined
}

const minuteMs = 60_000

/** An external parking service for demonstrations and tests. */
export class ParkingMock extends MockServer {
  /** The time of the service. */
  now = (): Date => new Date()
  readonly sessions: Session[] = []
  /** Codes of the zones that nobody may park in. */
  readonly closed = new Set<string>()
  readonly #plates = new Map<string, Plate[]>()
  readonly #started = new Map<string, Session>()

  protected page(): string {
    const zones = parkingZones.map(
      ({ town, code, name }) => `<li>${town} ${code} ${escapeHtml(name)}${this.closed.has(code) ? ' (closed)' : ''}
<button name="zone" value="${code}">${this.closed.has(code) ? 'Open' : 'Close'}</button></li>`,
    )
    const rows = this.sessions.map(
      ({ uid, account, plate, zone, startedAt, endsAt, stoppedAt }) =>
        `<tr><td>${uid}</td><td>${escapeHtml(account)}</td><td>${plate}</td><td>${zone.code}</td><td>${startedAt.toISOString()}</td>
<td>${endsAt?.toISOString() ?? ''}</td><td>${stoppedAt?.toISOString() ?? 'running'}</td></tr>`,
    )
    return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mock of a parking service</title><h1>Mock of a parking service</h1>${modeForm(this.mode)}
<form method="post" action="/control"><ul>${zones.join('')}</ul></form>
<table><thead><tr><th>Session</th><th>Customer</th><th>Plate</th><th>Zone</th><th>Start</th><th>End</th><th>Stopped</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></html>`
  }

  protected control(fields: URLSearchParams): void {
    const zone = fields.get('zone')
    if (zone && !this.closed.delete(zone)) this.closed.add(zone)
  }

  protected answer(asked: MockRequest): unknown {
    const { name, url, body, request, response } = asked
    const json = (status: number, answer: unknown) => sendJson(response, status, answer)
    if (name === 'GET /authorize') {
      const consent =
        'The portal of your town will see your plates and your parking sessions, and start and stop them for you.'
      return sendHtml(response, 200, loginPage(url.searchParams, { title: '4411', action: '/authorize', consent }))
    }
    if (name === 'POST /authorize')
      return response.writeHead(303, { location: this.oauth.authorize(new URLSearchParams(body)) }).end()
    if (name === 'POST /token') {
      const tokens = this.oauth.exchange(request, new URLSearchParams(body))
      return json(tokens.status, tokens.body)
    }
    const account = this.oauth.accountOf(request)
    if (account === undefined && !this.oauth.isClient(request)) return json(401, { error: 'invalid_token' })
    if (name === 'GET /api/zones') return json(200, { zones: this.#zones(url.searchParams) })
    if (name === 'GET /api/estimate') return this.#estimate(url.searchParams, json)
    if (account === undefined) return json(401, { error: 'invalid_token' })
    return this.#answerCustomer(asked, account, json)
  }

  #answerCustomer({ name, url, body, request }: MockRequest, account: string, json: Json): unknown {
    const [, , resource, uid, verb] = url.pathname.split('/')
    const { method } = request
    const plates = this.#plates.get(account) ?? []
    if (name === 'GET /api/customer') return json(200, { uid: `c-${account}`, name: account })
    if (resource === 'plates') {
      if (method === 'PUT') this.#putPlate(account, JSON.parse(body))
      if (method === 'DELETE')
        this.#plates.set(
          account,
          plates.filter(({ plate }) => plate !== uid),
        )
      return json(200, { plates: this.#plates.get(account) ?? [] })
    }
    if (name === 'GET /api/history') return json(200, this.#history(account, url.searchParams))
    if (name === 'GET /api/sessions')
      return json(200, { sessions: this.#running(account).map((each) => this.#view(each)) })
    if (name === 'POST /api/sessions')
      return this.#start(account, JSON.parse(body), String(request.headers['idempotency-key']), json)
    if (resource !== 'sessions') return json(404, { error: 'other' })
    const session = this.sessions.find((each) => each.uid === uid && each.account === account)
    if (!session) return json(404, { error: 'session-unknown' })
    if (verb === 'stop') return this.#stop(session, json)
    return this.#extend(session, JSON.parse(body), json)
  }

  #zones(query: URLSearchParams): object[] {
    const [lat, lon] = [query.get('lat'), query.get('lon')].map((text) => (text === null ? undefined : Number(text)))
    const position = lat === undefined || lon === undefined ? undefined : { lat, lon }
    const words = (query.get('query') ?? '').toLowerCase().split(/\s+/).filter(Boolean)
    return parkingZones
      .filter(({ town }) => town === query.get('town'))
      .filter(({ code }) => (query.get('code') ?? code) === code)
      .filter(({ code, name, address }) =>
        words.every((word) => `${code} ${name} ${address}`.toLowerCase().includes(word)),
      )
      .map((zone) => ({ zone, distance: position && distanceTo(zone, position) }))
      .filter(({ distance }) => distance === undefined || distance <= Number(query.get('radius') ?? 100))
      .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
      .slice(0, Number(query.get('limit') ?? 1))
      .map(({ zone: { town, ...zone }, distance }) => ({
        ...zone,
        ...(distance === undefined ? {} : { distance }),
        isClosed: this.closed.has(zone.code),
        isPaidNow: isPaid({ town, ...zone }, this.now()),
      }))
  }

  #estimate(query: URLSearchParams, json: Json): unknown {
    const zone = parkingZones.find(({ town, code }) => town === query.get('town') && code === query.get('zone'))
    const minutes = Number(query.get('minutes'))
    if (!zone) return json(404, { error: 'zone-unknown' })
    if (minutes > (zone.tariff.maxMinutes ?? minutes)) return json(422, { error: 'too-long' })
    const endsAt = new Date(this.now().getTime() + minutes * minuteMs)
    return json(200, { zone: zone.code, minutes, price: priceOf(zone, this.now(), minutes), currency: 'EUR', endsAt })
  }

  #putPlate(account: string, plate: Plate): void {
    const others = (this.#plates.get(account) ?? [])
      .filter((each) => each.plate !== plate.plate)
      .map((each) => ({ ...each, isDefault: each.isDefault && !plate.isDefault }))
    this.#plates.set(account, [...others, plate])
  }

  #start(
    account: string,
    asked: { town: string; plate: string; country: string; zone: string; minutes?: number },
    key: string,
    json: Json,
  ): unknown {
    const known = this.#started.get(`${account} ${key}`)
    if (known) return json(200, this.#view(known))
    const zone = parkingZones.find(({ town, code }) => town === asked.town && code === asked.zone)
    if (!zone) return json(422, { error: 'zone-unknown' })
    if (this.mode === 'refusing' || this.closed.has(zone.code)) return json(422, { error: 'zone-closed' })
    const { minutes, plate, country } = asked
    if (minutes !== undefined && minutes > (zone.tariff.maxMinutes ?? minutes)) return json(422, { error: 'too-long' })
    const same = plateKey(plate, country)
    if (this.#running().some((each) => plateKey(each.plate, each.country) === same))
      return json(409, { error: 'already-running' })
    const startedAt = this.now()
    const endsAt = minutes === undefined ? undefined : new Date(startedAt.getTime() + minutes * minuteMs)
    const uid = `s-${randomBytes(6).toString('hex')}`
    const session = { uid, account, plate, country, zone, startedAt, endsAt, stoppedAt: undefined }
    this.sessions.push(session)
    this.#started.set(`${account} ${key}`, session)
    return json(200, this.#view(session))
  }

  #extend(session: Session, { endsAt }: { endsAt: string }, json: Json): unknown {
    if (!this.#isRunning(session)) return json(409, { error: 'session-stopped' })
    const end = new Date(endsAt)
    const latest = latestEnd(session)
    if (latest && end > latest) return json(422, { error: 'too-long' })
    session.endsAt = end
    return json(200, this.#view(session))
  }

  #stop(session: Session, json: Json): unknown {
    if (this.#isRunning(session)) session.stoppedAt = this.now()
    return json(200, this.#view(session))
  }

  #running(account?: string): Session[] {
    return this.sessions.filter((each) => this.#isRunning(each) && each.account === (account ?? each.account))
  }

  #isRunning({ endsAt, stoppedAt }: Session): boolean {
    return stoppedAt === undefined && (endsAt === undefined || endsAt > this.now())
  }

  #history(account: string, query: URLSearchParams): object {
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('size') ?? 10)]
    const stopped = this.sessions.filter((each) => each.account === account && !this.#isRunning(each)).reverse()
    return {
      total: stopped.length,
      sessions: stopped.slice((page - 1) * size, page * size).map((each) => this.#view(each)),
    }
  }

  #view(session: Session): object {
    const { uid, plate, country, zone, startedAt, endsAt, stoppedAt } = session
    const end = stoppedAt ?? endsAt
    const latestEndAt = latestEnd(session)
    return {
      ...{ uid, status: this.#isRunning(session) ? 'running' : 'stopped', plate, country },
      ...{ zone: zone.code, zoneName: zone.name, startedAt, currency: 'EUR' },
      ...(end ? { endsAt: end } : {}),
      ...(latestEndAt ? { latestEndAt } : {}),
      price: priceOf(zone, startedAt, ((end ?? this.now()).getTime() - startedAt.getTime()) / minuteMs),
    }
  }
}

type Json = (status: number, answer: unknown) => unknown

const latestEnd = ({ zone: { tariff }, startedAt }: Session): Date | undefined =>
  tariff.maxMinutes === undefined ? undefined : new Date(startedAt.getTime() + tariff.maxMinutes * minuteMs)
