import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../helpers/server/databases'
import { openServer } from '../../../helpers/server/openServer'
import { openServers } from '../../../helpers/server/openServers'
import { registration } from './registration'

type Opened = { apps: readonly FastifyInstance[]; close(): Promise<void> }

const kinds: [name: string, open: () => Promise<Opened>][] = [
  [
    'two servers on one PostgreSQL',
    async () => {
      const { servers, close } = await openServers({ trustsCallers: true })
      return { apps: servers.map(({ app }) => app), close }
    },
  ],
  ...databases.map((database): [string, () => Promise<Opened>] => [
    `one server on ${database.name}`,
    async () => {
      const { app, close } = await openServer({ trustsCallers: true, database })
      return { apps: [app], close }
    },
  ]),
]

describe.each(kinds)('one location, on %s', (_, open) => {
  let opened: Opened
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.close())

  it('has one camp on the same days, however many want it at once', async () => {
    const send = async (index: number) => {
      const app = opened.apps[index % opened.apps.length]
      const from = `2027-07-${String(1 + (index % 9)).padStart(2, '0')}`
      const answer = await app?.inject({
        method: 'POST',
        url: '/scouts-service/api/v1/web/camps?portalName=montclair',
        headers: { 'x-lgc-anonymous-uid': randomUUID() },
        payload: registration({ from, until: '2027-07-12', draft: index % 2 === 0 }),
      })
      return answer?.statusCode
    }
    const statuses = await Promise.all(Array.from({ length: 30 }, (_, index) => send(index)))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(29)
  })
})
