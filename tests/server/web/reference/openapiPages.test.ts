import { gzipSync } from 'node:zlib'
import Ajv2020 from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../../../schemas/calls'
import { escapeHtml } from '../../../../schemas/html/escapeHtml'
import { describeDamage } from '../../../../schemas/routes/describeDamage'
import { describeUse } from '../../../../schemas/routes/describeUse'
import { openapi, routes } from '../../../../src/server/openapi/openapi'
import { exampleValue } from '../../../../src/server/web/reference/examples/requestOf'
import { groups } from '../../../../src/server/web/reference/groups'
import { operations } from '../../../../src/server/web/reference/operations'
import { openServer, type TestServer } from '../../../helpers/server/openServer'

const ajv = new Ajv2020({ strict: false, validateFormats: false, schemas: { openapi: Object(openapi) } })
const operationAt = (path: string, method: string) =>
  `openapi#/paths/${path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method.toLowerCase()}`

describe('an example of the description', () => {
  const sending = operations().filter(({ body }) => body !== undefined)

  it.each(sending.map(({ id, call, bodyExample }) => [id, call, bodyExample] as const))(
    'of %s is a body that the call takes',
    (_, { path, method }, example) => {
      const validate = ajv.compile({
        $ref: `${operationAt(path, method)}/requestBody/content/application~1json/schema`,
      })
      expect(validate(example), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true)
    },
  )

  it('is a valid value of each parameter that a call needs', () => {
    const invalid = calls().flatMap(({ id, parameters }) =>
      parameters.flatMap((parameter) => {
        if (parameter.in === 'header' || !parameter.required) return []
        const text = exampleValue(parameter)
        const { type } = parameter.schema
        const value = type === 'integer' || type === 'number' ? Number(text) : text
        return ajv.validate(parameter.schema, value) ? [] : [`${id} ${parameter.name} ${text}`]
      }),
    )
    expect(invalid).toEqual([])
  })
})

describe('the pages of the description', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer()
  })
  afterAll(() => server.close())

  it('say of every call when it is needed and what happens without, in the words of beffroi explain', async () => {
    const pages = new Map<string, string>()
    for (const { name } of groups()) pages.set(name, (await server.app.inject(`/openapi/${name}`)).body)
    for (const call of calls()) {
      const page = pages.get(call.file) ?? ''
      const [, section = ''] = page.split(`<section class="call" id="${call.id}"`)
      const own = section.split('</section>')[0] ?? ''
      expect(own, call.id).toContain(`<dt>Needed</dt><dd>${escapeHtml(describeUse(call))}</dd>`)
      expect(own, call.id).toContain(escapeHtml((describeDamage(call) ?? 'says so').slice(1)).slice(0, 200))
      for (const language of ['curl', 'Python', 'PHP', 'Java']) expect(own, call.id).toContain(language)
    }
    expect([...pages.values()].join('')).not.toMatch(/<script|style="/)
  })

  it('are light', async () => {
    const sizes = await Promise.all(
      ['/openapi', ...groups().map(({ name }) => `/openapi/${name}`)].map(async (path) => {
        const { statusCode, rawPayload } = await server.app.inject(path)
        expect(statusCode, path).toBe(200)
        return [path, gzipSync(rawPayload).length] as const
      }),
    )
    expect(sizes.filter(([, size]) => size > 24_000)).toEqual([])
  })

  it('find calls by every word, and say when there is none', async () => {
    const idsAt = async (query: string) => {
      const { body } = await server.app.inject(`/openapi?q=${encodeURIComponent(query)}`)
      return { ids: [...body.matchAll(/<li id="(\w+)">/g)].map(([, id]) => id), body }
    }
    expect((await idsAt('menu uid')).ids).toEqual(['readMenuItem'])
    expect((await idsAt('service offered: parking')).ids.length).toBeGreaterThan(10)
    expect((await idsAt('always')).ids.sort()).toEqual(['readHome', 'readPortal'])
    expect((await idsAt('every page')).ids.sort()).toEqual(['listTags', 'readFooter', 'readMenu'])
    const none = await idsAt('"><script>')
    expect(none.ids).toEqual([])
    expect(none.body).toContain('No call for “&quot;&gt;&lt;script&gt;”')
    expect((await idsAt('')).ids.sort()).toEqual(
      routes()
        .map(({ id }) => id)
        .sort(),
    )
  })

  it('leave the raw document to programs', async () => {
    const raw = (await server.app.inject('/openapi.json')).json()
    const program = await server.app.inject({ url: '/openapi', headers: { accept: 'application/json' } })
    expect(program.json()).toEqual(raw)
    const browser = { accept: 'text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8' }
    const page = await server.app.inject({ url: '/openapi', headers: browser })
    expect([page.headers['content-type'], page.headers.vary]).toEqual(['text/html; charset=utf-8', expect.any(String)])
    expect(String(page.headers.vary)).toContain('accept')
  })

  it.each([
    ['/openapi.json?lang=fr', 'en', 'fr', 'sondage'],
    ['/openapi.json', 'de-BE,de;q=0.9', 'de', 'Umfrage'],
    ['/openapi.json?lang=xx', 'sv, nl;q=0.5', 'nl', 'peiling'],
    ['/openapi.json', 'sv', 'en', 'poll'],
  ])('describe blocks at %s for a program that accepts %s in %s', async (url, accepted, language, word) => {
    const { body, headers } = await server.app.inject({ url, headers: { 'accept-language': accepted } })
    expect(headers['content-language']).toBe(language)
    expect(String(headers.vary)).toContain('accept-language')
    const { schemas } = JSON.parse(body).components
    expect(schemas.PollData.description.toLowerCase()).toContain(word.toLowerCase())
    expect(schemas.PollData.title).toBe('Poll')
    expect(schemas.PollData.properties.question.type).toBe('string')
  })

  it('end with 404 for a group that is not there', async () => {
    expect((await server.app.inject('/openapi/nowhere')).statusCode).toBe(404)
  })
})
