import { loginPage } from './MockOAuth'
import { type MockRequest, MockServer } from './MockServer'
import { sendHtml, sendJson } from './mockHttp'
import { mockPage } from './mockPage'

/** A report that the mock has. */
export type MockReport = {
  id: string
  reference: string
  account: string | undefined
  content: Record<string, unknown>
  photos: number
  status: string
  answer?: string
}

/** An external reporting system for demonstrations and tests. */
export class ReportingMock extends MockServer {
  readonly reports = new Map<string, MockReport>()

  /** Changes a report, as its staff would. */
  change(reference: string, status: string, answer?: string): void {
    const report = this.reports.get(reference)
    if (report) Object.assign(report, { status, ...(answer && { answer }) })
  }

  protected page(): string {
    return mockPage(this)
  }

  protected control(fields: URLSearchParams): void {
    const reference = fields.get('reference')
    if (reference) this.change(reference, fields.get('status') ?? 'received', fields.get('answer') ?? '')
  }

  protected answer(asked: MockRequest): unknown {
    const { name, url, body, request, response } = asked
    switch (name) {
      case 'GET /login':
        return sendHtml(response, 200, loginPage(url.searchParams, { title: 'Regional reports', action: '/login' }))
      case 'POST /login':
        return response.writeHead(303, { location: this.oauth.authorize(new URLSearchParams(body)) }).end()
      case 'POST /token': {
        const tokens = this.oauth.exchange(request, new URLSearchParams(body))
        return sendJson(response, tokens.status, tokens.body)
      }
      case 'POST /api/reports':
        return this.#receive(asked)
      case 'GET /api/reports':
        return this.#list(asked)
      default:
        return sendJson(response, 404, { error: 'not_found' })
    }
  }

  #receive({ request, body, response }: MockRequest): unknown {
    const account = this.oauth.accountOf(request)
    if (account === undefined && !this.oauth.isClient(request))
      return sendJson(response, 401, { error: 'invalid_token' })
    if (this.mode === 'refusing') return sendJson(response, 422, { error: 'not_ours' })
    const { id, photos, ...content }: Record<string, unknown> = JSON.parse(body)
    const known = [...this.reports.values()].find((each) => each.id === id)
    const reference = known?.reference ?? `EXT-${1000 + this.reports.size}`
    const pictures = Array.isArray(photos) ? photos.length : 0
    if (!known) {
      const report = {
        id: String(id),
        reference,
        account,
        content,
        photos: pictures,
        status: 'received',
      }
      this.reports.set(reference, report)
    }
    return sendJson(response, known ? 200 : 201, { reference })
  }

  #list({ request, url, response }: MockRequest): unknown {
    if (!this.oauth.isClient(request)) return sendJson(response, 401, { error: 'invalid_client' })
    const reports = (url.searchParams.get('references') ?? '').split(',').flatMap((each) => {
      const { reference, status, answer } = this.reports.get(each) ?? {}
      return reference ? [{ reference, status, ...(answer && { answer }) }] : []
    })
    return sendJson(response, 200, { reports })
  }
}
