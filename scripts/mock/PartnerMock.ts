import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { escapeHtml } from '../../schemas/html/escapeHtml'

/**
 * How the mock answers: as it should, never, with a closed connection, with a 500, by a redirect to another origin, with thousands of
 * messages, with heights that no page has, or as a page that leads the whole window elsewhere.
 */
export const partnerModes = ['normal', 'silent', 'down', 'failing', 'redirect', 'flood', 'huge', 'escape'] as const
export type PartnerMode = (typeof partnerModes)[number]

/** A partner of connectors, for demonstrations and tests. Its pages take reservations that go nowhere. */
export class PartnerMock {
  mode: PartnerMode = 'normal'
  /** Address that `redirect` and `escape` lead to. */
  elsewhere = 'https://elsewhere.example/'
  /** Paths and queries of the pages that were asked for. */
  readonly asked: string[] = []
  readonly #server: Server

  constructor() {
    this.#server = createServer((request, response) => this.#answer(request, response))
  }

  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen(port, '127.0.0.1', resolve)
    })
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}/`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #answer(request: IncomingMessage, response: ServerResponse): unknown {
    const { pathname, searchParams, search } = new URL(request.url ?? '/', 'http://mock.invalid')
    if (pathname === '/') return sendHtml(response, 200, this.#control())
    if (pathname === '/control') {
      this.mode = partnerModes.find((each) => each === searchParams.get('mode')) ?? this.mode
      return response.writeHead(303, { location: '/' }).end()
    }
    if (pathname === '/frame.js') {
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(scripts[this.mode] ?? scripts.normal)
    }
    this.asked.push(pathname + search)
    switch (this.mode) {
      case 'silent':
        return undefined
      case 'down':
        return request.socket.destroy()
      case 'failing':
        return sendHtml(response, 500, page('Erreur', '<p>Le service est en panne.</p>'))
      case 'redirect':
        return response.writeHead(302, { location: this.elsewhere }).end()
      default:
        return sendHtml(response, 200, this.#page(searchParams))
    }
  }

  #page(query: URLSearchParams): string {
    const sent = query.get('nom')
    const room = query.get('salle') ?? ''
    const away = `<a id="elsewhere" href="${escapeHtml(this.elsewhere)}" target="_top">Ailleurs</a>`
    const options = ['Salle de la Fanfare', 'Maison de quartier', 'Salle du Conseil'].map((name) => {
      const value = name.split(' ').at(-1)?.toLowerCase() ?? ''
      return `<option value="${value}"${value === room ? ' selected' : ''}>${name}</option>`
    })
    const body = sent
      ? `<p role="status">Merci, ${escapeHtml(sent)} : votre demande est bien arrivée.</p><p>${away}</p>`
      : `<form><p><label>Lieu<br><select name="salle">${options.join('')}</select></label></p>
<p><label>Jour<br><input type="date" name="jour" required></label></p>
<p><label>Votre nom<br><input name="nom" required autocomplete="name"></label></p>
<p><button>Demander</button></p></form><p>${away}</p>`
    return page('Réservations Meuse', `<p>Cette page est celle d’un partenaire de démonstration.</p>${body}`)
  }

  #control(): string {
    const links = partnerModes.map(
      (each) => `<li><a href="/control?mode=${each}">${each}</a>${each === this.mode ? ' (now)' : ''}</li>`,
    )
    return page('Mock of a partner', `<p>How it answers:</p><ul>${links.join('')}</ul>`)
  }
}

/** Reports the height of the page whenever it changes, as docs/operations.md describes. */
const report = `const report = () => parent.postMessage({ type: 'beffroi-height', height: document.documentElement.offsetHeight }, '*')
new ResizeObserver(report).observe(document.documentElement)`

const scripts: Partial<Record<PartnerMode, string>> & { normal: string } = {
  normal: report,
  flood: `let height = 300
setInterval(() => { for (let count = 0; count < 500; count++) parent.postMessage({ type: 'beffroi-height', height: 300 + (height++ % 900) }, '*') }, 20)`,
  huge: `for (const height of [1e9, -5, NaN, 'tall', null]) parent.postMessage({ type: 'beffroi-height', height }, '*')`,
  escape: `${report}
try { top.location = document.querySelector('#elsewhere').href } catch { document.body.dataset.contained = '' }`,
}

const style = `body { margin: 0; padding: 16px; font: 16px/1.5 system-ui, sans-serif; color: #1d2733; background: #fff }
input, select, button { font: inherit; padding: 8px; min-height: 40px }`

const page = (title: string, body: string): string => `<!doctype html><html lang="fr"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style>
<h1>${title}</h1>${body}<script src="/frame.js"></script></html>`

const sendHtml = (response: ServerResponse, status: number, html: string): unknown =>
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
