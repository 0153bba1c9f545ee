import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { door } from '../../src/portal/entry-server'
import { createApp } from '../../src/server/app'
import { isWhole } from '../helpers/sample'
import { now, optionsIn } from '../helpers/server/openServer'
import { pageAddresses } from '../helpers/server/pageAddresses'
import { type TemporaryFolder, temporaryFolder } from '../helpers/server/temporaryFolder'
import { visitorCookie } from '../helpers/server/visitor'
import { assets, openPortal } from './openPortal'

/** Raises the versions of all tables whenever they are read, so that `readChanges` drops everything that is kept. */
function raisingVersions(): KyselyPlugin {
  let readings = 0
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      readings++
      const rows = result.rows.map((row) =>
        'version' in row ? { ...row, version: Number(row.version) + readings } : row,
      )
      return { ...result, rows }
    },
  }
}

let portal: Awaited<ReturnType<typeof openPortal>>
/** A server on the same database that keeps nothing from one request to the next. */
let reference: FastifyInstance
let folder: TemporaryFolder
/** An address, and the polls of home pages that it shows. */
type Address = { url: string; polls: readonly string[] }
/** The answers to the polls of home pages. */
let ballots: { poll: string; response: string }[]
let addresses: { withPolls: Address[]; others: Address[] }
beforeAll(async () => {
  // A page says when its data was read.
  vi.useFakeTimers({ toFake: ['Date'], now })
  portal = await openPortal()
  folder = temporaryFolder()
  reference = await createApp({
    source: { db: portal.db.withPlugin(raisingVersions()) },
    ...optionsIn(folder),
    portal: { ...door, assets },
  })
  const homes = await portal.db.selectFrom('portal').select(['name', 'home']).execute()
  const found = await Promise.all(
    homes.map(({ name, home }) =>
      addressesOf(
        name,
        home.sections.flatMap(({ poll }) => poll ?? []),
      ),
    ),
  )
  addresses = { withPolls: found.flatMap(({ withPolls }) => withPolls), others: found.flatMap(({ others }) => others) }
  const shown = addresses.withPolls.flatMap(({ polls }) => polls)
  const responses = portal.db.selectFrom('poll_response').select(['poll', 'uid as response']).where('poll', 'in', shown)
  ballots = await responses.orderBy('uid').execute()
})
afterAll(async () => {
  await reference.close()
  await portal.close()
  folder.remove()
})

async function addressesOf(town: string, polls: readonly string[]): Promise<typeof addresses> {
  const { home = [], ...rest } = await pageAddresses(portal.db, town, 2)
  const { uid: publication } = await portal.db
    .selectFrom('publication')
    .select('uid')
    .where('portal', '=', town)
    .limit(1)
    .executeTakeFirstOrThrow()
  const homes = [`/${town}`, `/${town}?campaign=mail`, ...home]
  const pages = ['/menu', '/publication', '/evenements', `/publication/${publication}`, '/contenu/voirie', '/nowhere']
  const others = [...pages.map((path) => `/${town}${path}`), `/${town}/theme.css`, ...Object.values(rest).flat()]
  const pollPath = `/core-content-service/api/v1/web/portal/${town}/poll`
  return {
    withPolls: [
      ...homes.map((url) => ({ url, polls })),
      ...polls.map((poll) => ({ url: `${pollPath}/${poll}`, polls: [poll] })),
    ],
    others: others.map((url) => ({ url, polls: [] })),
  }
}

const visitors = 50
const step = fc.record({
  // A few come often, so that they read what they voted in.
  visitor: fc.oneof(fc.nat(7), fc.nat(visitors - 1)),
  kind: fc.constantFrom('vote', 'edit', 'poll', 'poll', 'poll', 'poll', 'poll', 'other'),
  choice: fc.nat(10_000),
})
const crowd = fc.uniqueArray(fc.uuid({ version: 4 }), { minLength: visitors, maxLength: visitors })
const course = fc.array(step, { minLength: 40, maxLength: 40 })

type Cookies = Record<string, string>

const jarOf = (uid: string, index: number): Cookies => ({
  ...visitorCookie(uid),
  ...(index % 5 === 0 ? { i18n_redirected: 'en' } : {}),
})

/** Votes in the poll of a home page, and returns its uid. */
async function vote(cookies: Cookies, choice: number): Promise<string> {
  const { poll, response } = ballots[choice % ballots.length] ?? expect.fail('There is no poll.')
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/poll-service/api/v2/web/vote',
    cookies,
    payload: { pollUid: poll, responses: [response] },
  })
  expect(answer.statusCode).toBe(200)
  for (const { name, value } of answer.cookies) cookies[name] = value
  return poll
}

/** Changes the polls, so that the next reader causes the shared answers to be made again. */
async function edit(): Promise<void> {
  await portal.db.updateTable('poll').set({ image: null }).execute()
  await portal.app.readChanges()
}

/** Reads an address on the server, which must answer as one that keeps nothing. */
async function compare(url: string, cookies: Cookies): Promise<string> {
  const kept = await portal.app.inject({ url, cookies })
  await reference.readChanges()
  const fresh = await reference.inject({ url, cookies })
  expect(kept.statusCode, url).toBe(fresh.statusCode)
  expect(kept.body === fresh.body || firstDifference(kept.body, fresh.body), url).toBe(true)
  return kept.body
}

it('an answer is the one its visitor would get if nothing were kept: results of their polls to those who voted', async () => {
  const property = fc.asyncProperty(course, crowd, async (steps, uids) => {
    const jars = uids.map(jarOf)
    const voted = uids.map(() => new Set<string>())
    for (const { visitor, kind, choice } of steps) {
      const cookies = jars[visitor] ?? {}
      if (kind === 'vote') {
        voted[visitor]?.add(await vote(cookies, choice))
        continue
      }
      if (kind === 'edit') {
        await edit()
        continue
      }
      const list = kind === 'poll' ? addresses.withPolls : addresses.others
      const { url, polls } = list[choice % list.length] ?? expect.fail('There is no address.')
      const body = await compare(url, cookies)
      const hasVoted = polls.some((poll) => voted[visitor]?.has(poll))
      if (kind === 'poll') expect(body.includes('"type":"poll-results"'), url).toBe(hasVoted)
    }
  })
  await fc.assert(property, { numRuns: isWhole ? 40 : 2, endOnFailure: true })
})

/** What two texts have around their first difference. */
function firstDifference(one: string, other: string): string {
  const at = [...one].findIndex((character, index) => character !== other[index])
  return `${one.slice(Math.max(0, at - 80), at + 80)} | ${other.slice(Math.max(0, at - 80), at + 80)}`
}
