import type { Account } from '../../schemas/engine'
import { door } from '../../src/portal/entry-server'
import { assets } from './openPortal'

export const portal = {
  name: 'Valbeau',
  portalName: 'valbeau',
  cardName: 'valbeau',
  description: 'Le portail de Valbeau.',
  theme: 'nordege',
  colors: { primary: '#1d4e89' },
  defaultLocale: 'fr',
  additionalLocales: ['en'],
  phone: '+32 4 123 45 67',
  email: 'info@valbeau.example',
  bannerImages: ['vue.svg'],
}

export const page = (components: unknown[], more: object = {}) => ({ title: 'Voirie', components, ...more })

export const text = (content: string, id?: string) => ({
  type: 'description',
  data: { text: content },
  ...(id && { id }),
})

export const title = (content: string, level = 2) => ({ type: 'title', data: { text: content, level } })

/** Answers by the end of the path of their call: data, or the status of a failure. */
export type Answers = Record<string, unknown>

/** Data as JSON text, for what is nested too deep to be written from a value. */
export class RawJson {
  constructor(readonly text: string) {}
}

/** A back end that answers as the test says, else 404, and records its calls. */
export function backEnd(answers: Answers) {
  const calls: { path: string; init: RequestInit | undefined }[] = []
  const fetch = async (path: string, init?: RequestInit): Promise<Response> => {
    calls.push({ path, init })
    const [address = ''] = path.split('?')
    const [, found] = Object.entries(answers).find(([end]) => address.endsWith(end)) ?? ['', 404]
    if (found instanceof RawJson) return new Response(`{"data":${found.text}}`)
    if (typeof found !== 'number') return Response.json({ data: structuredClone(found) })
    if (found === 0) throw new TypeError('The network is away.')
    return Response.json({ error: { status: found, code: 'internal', message: 'No.', issues: [] } }, { status: found })
  }
  return { fetch, calls }
}

type Options = {
  url?: string
  portal?: unknown
  locale?: string
  fetch?: ReturnType<typeof backEnd>['fetch']
  account?: Account | undefined
  turn?: () => Promise<void>
}

/** Renders a page of a portal whose back end gives these answers. */
export const renderWith = (answers: Answers, { url = '/valbeau/contenu/voirie', ...more }: Options = {}) =>
  door.render({
    url,
    portal,
    locale: 'fr',
    env: 'desktop',
    now: Date.UTC(2027, 2, 10, 9),
    asksConsent: false,
    origin: 'https://www.valbeau.example',
    fetch: backEnd({ '/menu/root': [], '/footer': { type: 'columns', columns: [] }, ...answers }).fetch,
    assets,
    ...more,
  })
