import { createServer, type RequestListener, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { AppOptions } from '../../src/server/app'
import { temporaryFolder } from '../helpers/server/temporaryFolder'
import { type LogLine, openFront as openPortalBefore } from './openFront'

const json = { 'content-type': 'application/json' }
export const configuration = {
  name: 'Valmont',
  portalName: 'valmont',
  cardName: 'valmont',
  theme: 'base',
  defaultLocale: 'fr',
  additionalLocales: ['en'],
  colors: { primary: '#1d4e89' },
  phone: '+32 4 111 22 33',
}
export const content = { title: 'Voirie', components: [{ type: 'title', data: { text: 'Sel et sable', level: 2 } }] }

export const configurationPath = '/core-service/api/v2/web/portal/valmont'
export const contentPath = '/content/voirie'

export const send =
  (body: unknown, status = 200, headers: Record<string, string> = json): RequestListener =>
  (_, response) =>
    void response
      .writeHead(status, headers)
      .end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body))

export const usual: Record<string, RequestListener> = {
  [configurationPath]: send({ data: configuration }),
  [contentPath]: send({ data: content }),
  '/menu/root': send({ data: [{ uid: 'voirie', title: 'Voirie', path: '/contenu/voirie', children: [] }] }),
  '/footer': send({ data: { type: 'columns', columns: [] } }),
  '/tags': send({ data: [] }),
}

/** What a test changes and reads: answers by the end of their path, in place of the usual ones; the portal; the lines of its log. */
type FailingBackEnd = {
  answers: Record<string, RequestListener>
  front: FastifyInstance
  lines: LogLine[]
  openFront(options?: Options): Promise<FastifyInstance>
}

type Options = Pick<AppOptions, 'hasDeveloperPanel' | 'now'> & {
  /** Whether the portal asks which services there are; false by default, so that it has all. */
  asksServices?: boolean
  /** Where configurations are kept; nowhere by default. */
  keptFolder?: string
}

/** Opens a back end and, before each test, a portal in front of it. */
export function failingBackEnd(): FailingBackEnd {
  let back: Server
  let opened: FastifyInstance | undefined
  const folder = temporaryFolder()

  beforeAll(async () => {
    back = createServer((request, response) => {
      const [path = ''] = request.url?.split('?') ?? []
      const found = Object.entries({ ...usual, ...test.answers }).find(([end]) => path.endsWith(end))
      const answer = found?.[1] ?? send({ error: {} }, 404)
      answer(request, response)
    })
    await new Promise<void>((resolve) => back.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => {
    back.closeAllConnections()
    back.close()
    folder.remove()
  })
  beforeEach(async () => {
    test.answers = {}
    test.lines = []
    test.front = await openFront()
  })
  afterEach(() => test.front.close())

  function openFront({ asksServices = false, keptFolder, ...options }: Options = {}): Promise<FastifyInstance> {
    const address = back.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const place = { origin: `http://127.0.0.1:${port}`, portal: 'valmont', folder: folder.path, timeoutMs: 3000 }
    const logged = (line: LogLine) => void test.lines.push(line)
    return openPortalBefore({ ...place, asksServices, keptFolder, options, logged })
  }
  const test: FailingBackEnd = {
    answers: {},
    lines: [],
    openFront,
    get front() {
      if (!opened) throw new Error('The portal is not open.')
      return opened
    },
    set front(app) {
      opened = app
    },
  }
  return test
}
