import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loggerOptions } from '../../../src/server/http/logging'
import { toLoggedError } from '../../../src/server/http/toLoggedError'
import { routes } from '../../../src/server/openapi/openapi'
import { usualDatabases } from '../../helpers/server/databases'
import { openServer, type TestServer } from '../../helpers/server/openServer'
import { Browser } from '../web/account/Browser'

/** A value that fits every parameter that takes free text, also as a uid and a language. */
const mark = 'qzx7marked'

/** Everything that the server logs, at the finest level. */
function recordLog() {
  const lines: string[] = []
  const logger = { ...Object(loggerOptions('trace')), stream: { write: (line: string) => void lines.push(line) } }
  return { lines, logger }
}

const bodies: Readonly<Record<string, object>> = {
  vote: { pollUid: mark, responses: [mark] },
  fillForm: { [mark]: mark },
  createTokens: { grant_type: 'password', username: `${mark}@example.org`, password: mark },
  revokeToken: { token: mark },
  createAccount: {
    email: `${mark}@example.org`,
    password: `${mark} and more`,
    firstName: mark,
    lastName: mark,
    portalName: 'montclair',
  },
  confirmAddress: { token: mark },
  restoreAddress: { token: mark },
  resendConfirmation: { email: `${mark}@example.org` },
  requestPasswordReset: { email: `${mark}@example.org` },
  updateAccount: { firstName: mark, email: `${mark}@example.org`, password: mark, currentPassword: mark },
  deleteAccount: { password: mark },
  resetPassword: { token: mark, password: `${mark} and more` },
  sendReading: { index: '01234.567', meter: mark, date: null, [mark]: mark },
}

const markedCalls = () =>
  routes().map(({ id, method, path, schema }) => {
    const url = path.replaceAll(/\{(?:width|height)\}/g, '10')
    const properties = schema.querystring && 'properties' in schema.querystring ? schema.querystring.properties : {}
    const query = Object.entries(Object(properties)).flatMap(([name, type]) =>
      /"(?:integer|boolean|enum)"|\\d/.test(JSON.stringify(type)) ? [] : [`${name}=${mark}`],
    )
    return (portal: string) => ({
      id,
      method: method as 'GET',
      url: `${url.replace('{portalName}', portal).replaceAll(/\{\w+\}/g, mark)}?${query.join('&').replace(`portalName=${mark}`, `portalName=${portal}`)}`,
      headers: {
        'x-lgc-anonymous-uid': `${mark}-0f8fad5b`,
        'x-lgc-language': mark,
        cookie: `i18n_redirected=${mark}; beffroi_anonymous=${mark}`,
        'user-agent': mark,
      },
      ...(bodies[id] ? { payload: bodies[id] } : {}),
    })
  })

describe.each(usualDatabases)('the log of a server on $name', (database) => {
  const { lines, logger } = recordLog()
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database, logger })
  })
  afterAll(() => server.close())

  it('never holds a value that a visitor typed, whatever fails', async () => {
    const statuses = async (portal: string) => {
      const found: number[] = []
      for (const call of markedCalls()) {
        const { id: _, ...request } = call(portal)
        found.push((await server.app.inject(request)).statusCode)
      }
      return found
    }
    expect(await statuses('montclair')).toContain(200)
    expect(await statuses(mark)).toContain(404)

    // The database quotes values in a message, a detail or its context.
    await sql`alter table meter_reading add check (meter <> ${sql.lit(mark)}) not valid`.execute(server.db)
    await sql`drop table publication, poll cascade`.execute(server.db)
    await sql`create table publication (portal text, uid int)`.execute(server.db)
    expect(await statuses('montclair')).toContain(500)
    // Answers that are kept do not fail, so that these calls get others.
    await sql`update portal set anchored_on = anchored_on + 1`.execute(server.db)
    await server.app.readChanges()
    await sql`drop table event, menu_item, content, tag, street, waste_zone, transit_feed, vote, filled_form cascade`.execute(
      server.db,
    )
    expect((await statuses('hauteroche')).filter((status) => status === 500).length).toBeGreaterThan(5)
    await server.app.inject(`/montclair/publication?query=${mark}`)

    const log = lines.join('')
    expect(log).toContain('"code":"42P01"')
    expect(log).toContain('"code":"23514"')
    expect(log).toContain('relation \\"street\\" does not exist')
    expect(lines.filter((line) => line.includes(mark))).toEqual([])
  })
})

describe('the log', () => {
  it('names the address of a page, and of a call its route', async () => {
    const { lines, logger } = recordLog()
    const server = await openServer({ logger })
    await server.app.inject('/montclair/contenu/voirie?x=1')
    await server.app.inject('/core-service/api/v2/web/portal/montclair')
    const paths = lines.flatMap((line) => JSON.parse(line).path ?? [])
    const call = '/core-service/api/v2/web/portal/:portalName'
    expect(paths).toEqual([call, '/montclair/contenu/voirie', call])
    await server.close()
  })

  it('says why a sign-in and the renewal of a session failed, and not of whom', async () => {
    const { lines, logger } = recordLog()
    const server = await openServer({ logger })
    const browser = new Browser(server.app)
    await browser.post('/montclair/compte/connexion', { form: 'signIn', email: `${mark}@maison.be`, password: mark })
    browser.cookies.set('beffroi_session', `montclair.${mark}`)
    browser.cookies.set('beffroi_refresh', mark)
    await browser.get('/montclair')
    const said = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg !== 'answered')
    expect(said).toMatchObject([
      { msg: 'a sign-in failed', problems: { '': 'signIn' } },
      { msg: 'a session was not renewed', status: 400, code: 'invalid-grant' },
    ])
    expect(lines.join('')).not.toContain(mark)
    await server.close()
  })

  it('keeps what an error is and where it was thrown, without what it quotes', () => {
    const thrown = (run: () => unknown) => {
      try {
        run()
      } catch (error) {
        return toLoggedError(error)
      }
      throw new Error('Nothing was thrown.')
    }
    const json = thrown(() => JSON.parse(`${mark}"\n    at ${mark}`))
    expect(json).toMatchObject({ type: 'SyntaxError', message: expect.stringContaining('is not valid JSON') })
    const url = thrown(() => new URL(mark))
    expect(url).toMatchObject({ type: 'TypeError', code: 'ERR_INVALID_URL', message: 'Invalid URL' })
    const cause = thrown(() => {
      throw new Error('The call failed.', { cause: Object.assign(new Error(`no "${mark}"`), { code: 'ECONNREFUSED' }) })
    })
    expect(cause).toMatchObject({ message: 'The call failed.', cause: { code: 'ECONNREFUSED', message: 'no "…"' } })
    expect(cause.stack).toContain('log.timed.test.ts')
    for (const logged of [json, url, cause]) expect(JSON.stringify(logged)).not.toContain(mark)
  })
})
