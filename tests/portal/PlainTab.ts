import { type Element, HTMLFormElement } from 'happy-dom'
import { formFields, invalidFields } from './formFields'
import type { openPortal } from './openPortal'
import { type Name, PagePart } from './PagePart'
import { type Fields, formBody } from './postForm'
import { type ReadDocument, readHtml } from './readHtml'

type App = Awaited<ReturnType<typeof openPortal>>['app']
type Sent = { method: 'GET' | 'POST'; headers?: Record<string, string>; payload?: Buffer | string }

const origin = 'http://portail.test'

/** A tab of a browser that runs no scripts: it keeps cookies, is led on by redirects, follows links and sends forms. */
export class PlainTab {
  readonly cookies = new Map<string, string>()
  status = 0
  headers: Readonly<Record<string, unknown>> = {}
  document: ReadDocument = readHtml('')
  #url = new URL(origin)
  readonly #files = new Map<Element, File>()

  /** `device` are the headers by which the server tells a phone from a desktop. */
  constructor(
    private readonly app: App,
    private readonly device: Readonly<Record<string, string>> = {},
  ) {}

  /** The address of the page within the site. */
  get path(): string {
    return this.#url.href.slice(origin.length)
  }

  get title(): string {
    return new PagePart(this.document, this.document.documentElement).texts('h1').join()
  }

  get main(): PagePart {
    return this.part('main')
  }

  part(selector: string, name?: Name): PagePart {
    return new PagePart(this.document, this.document.documentElement).part(selector, name)
  }

  /** Opens an address that the visitor typed. Resolves to the status. */
  goto = (path: string): Promise<number> => this.#load(new URL(path, origin), { method: 'GET' }, undefined)

  /** Follows a link of the main part by its name, or any link. */
  follow(link: Name | Element): Promise<number> {
    const element = isName(link) ? this.main.link(link) : link
    return this.#load(new URL(element.getAttribute('href') ?? '', this.#url), { method: 'GET' }, this.#url)
  }

  attach(input: Element, file: File): void {
    this.#files.set(input, file)
  }

  /** Presses a button of the main part by its name, or any button, which sends its form. */
  press(button: Name | Element): Promise<number> {
    const element = isName(button) ? this.main.button(button) : button
    if (element.hasAttribute('disabled')) throw new Error(`${button} is disabled.`)
    const id = element.getAttribute('form')
    return this.#send(id ? this.document.getElementById(id) : element.closest('form'), element)
  }

  /** Presses Enter in a field of the main part, which presses the first button of its form, if it has one. */
  enter(label: Name): Promise<number> {
    const form = this.main.control(label).closest('form')
    return this.#send(form, form?.querySelector('button:not([type=button])'))
  }

  async #send(form: Element | null, button: Element | null | undefined): Promise<number> {
    if (!(form instanceof HTMLFormElement)) throw new Error('There is no form to send.')
    const isUnchecked = form.hasAttribute('novalidate') || button?.hasAttribute('formnovalidate')
    const wrong = isUnchecked ? [] : invalidFields(form, this.#files)
    if (wrong.length > 0) throw new Error(`The browser keeps the form, because of: ${wrong.join(', ')}`)
    const fields = formFields(form, button, this.#files)
    const attribute = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name)
    const url = new URL(attribute('action') ?? this.#url, this.#url)
    if (attribute('method')?.toLowerCase() === 'post')
      return await this.#load(url, await postOf(form, fields), this.#url)
    url.search = queryOf(fields)
    return await this.#load(url, { method: 'GET' }, this.#url)
  }

  async #load(url: URL, sent: Sent, referrer: URL | undefined): Promise<number> {
    const isOwn = referrer !== undefined
    const { hash } = url
    const answer = await this.app.inject({
      ...sent,
      url: url.pathname + url.search,
      cookies: Object.fromEntries(this.cookies),
      headers: {
        host: url.host,
        accept: 'text/html',
        'sec-fetch-site': isOwn ? 'same-origin' : 'none',
        ...(isOwn ? { referer: referrer.href } : {}),
        ...this.device,
        ...sent.headers,
      },
    })
    for (const { name, value, expires } of answer.cookies) {
      if (value === '' || (expires && expires.getTime() === 0)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const { location } = answer.headers
    if (location) {
      const next = new URL(String(location), url)
      next.hash ||= hash
      const hidesReferrer = answer.headers['referrer-policy'] === 'no-referrer'
      return await this.#load(next, { method: 'GET' }, hidesReferrer ? undefined : referrer)
    }
    this.#url = url
    this.#files.clear()
    this.headers = answer.headers
    this.status = answer.statusCode
    // A browser without scripts shows what is in `noscript`, which parsers read as text.
    this.document = readHtml(answer.body.replaceAll(/<(\/?)noscript\b/g, '<$1span'))
    return this.status
  }
}

const isName = (value: Name | Element): value is Name => typeof value === 'string' || value instanceof RegExp

const queryOf = (fields: Fields): string =>
  new URLSearchParams(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))).toString()

async function postOf(form: HTMLFormElement, fields: Fields): Promise<Sent> {
  if (form.getAttribute('enctype') === 'multipart/form-data') {
    const { type, body } = await formBody(fields)
    return { method: 'POST', headers: { 'content-type': type }, payload: body }
  }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return { method: 'POST', headers, payload: queryOf(fields) }
}
