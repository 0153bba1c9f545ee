import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

/** What a small back end answers at a path: data, or a function that answers itself. */
export type SmallAnswer = object | ((request: IncomingMessage, response: ServerResponse) => void)

const content = '/core-content-service/api/v1/web/portal/petitville'
const core = '/core-service/api/v1/web/portal/petitville'

const text = (value: string) => ({ type: 'rich-text', data: { html: `<p>${value}</p>` } })
const news = ['marche', 'travaux', 'fete'].map((uid) => ({
  type: 'content-cell',
  data: { title: `Avis ${uid}`, description: { text: 'Du lundi au vendredi.' } },
  action: { handler: 'navigation', data: { path: `/publication/${uid}` } },
}))

const picture: SmallAnswer = (_request, response) =>
  response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg xmlns="http://www.w3.org/2000/svg"/>')

/** A town with a home, news, three legal pages and a picture, by path. All calls beside them are not offered. */
export const goodAnswers = {
  portal: '/core-service/api/v2/web/portal/petitville',
  home: '/core-service/api/v2/web/portal/petitville/home',
  menu: `${content}/menu/root`,
  footer: `${core}/footer`,
  tags: `${core}/tags`,
  news: `${content}/publications`,
  article: `${content}/publications/marche`,
  picture: '/resize/800x600/place.svg',
} as const

const titled = (title: string) => ({ title, components: [text(`Le texte de « ${title} ».`)] })

const answers: Readonly<Record<string, SmallAnswer>> = {
  [goodAnswers.portal]: {
    name: 'Petitville',
    portalName: 'petitville',
    cardName: 'petitville',
    theme: 'nordege',
    colors: { primary: '#0f6675' },
    defaultLocale: 'fr',
    latitude: 50.6,
    longitude: 5.7,
  },
  [goodAnswers.home]: {
    title: 'Petitville',
    components: [
      { type: 'image', data: { image: { src: 'place.svg', alt: 'La place et son marché.' } } },
      ...news.slice(0, 1),
    ],
  },
  [goodAnswers.menu]: [{ uid: 'vivre', title: 'Vivre ici', children: [] }],
  [`${content}/menu/vivre`]: { uid: 'vivre', title: 'Vivre ici', children: [] },
  [goodAnswers.footer]: { type: 'columns', columns: [] },
  [goodAnswers.tags]: [],
  [goodAnswers.news]: (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://back.invalid')
    const size = Number(searchParams.get('count') ?? searchParams.get('size') ?? 10)
    const from = Number(searchParams.get('from') ?? (Number(searchParams.get('page') ?? 1) - 1) * size)
    const isFiltered = ['query', 'keyword', 'type'].some((name) => searchParams.has(name))
    const found = isFiltered ? [] : news
    sendJson(response, 200, { data: { items: found.slice(from, from + size), total: found.length } })
  },
  ...Object.fromEntries(
    ['marche', 'travaux', 'fete'].map((uid) => [`${content}/publications/${uid}`, titled(`Avis ${uid}`)]),
  ),
  ...Object.fromEntries(
    ['vie-privee', 'accessibilite', 'mentions-legales'].map((uid) => [`${content}/content/${uid}`, titled(uid)]),
  ),
  [goodAnswers.picture]: picture,
}

const missing = { error: { status: 404, code: 'not-found', message: 'There is no such thing.', issues: [] } }

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

/** Starts a small back end whose answers are replaced at some paths, and returns its origin. */
export async function smallBackEnd(changes: Readonly<Record<string, SmallAnswer>> = {}): Promise<string> {
  const all = new Map(Object.entries({ ...answers, ...changes }))
  const server = createServer((request, response) => {
    const answer = all.get((request.url ?? '').split('?')[0] ?? '')
    if (typeof answer === 'function') answer(request, response)
    else if (answer) sendJson(response, 200, { data: answer })
    else sendJson(response, 404, missing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}
