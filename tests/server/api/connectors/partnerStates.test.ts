import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PartnerMock, type PartnerMode } from '../../../../scripts/mock/PartnerMock'
import { isInternal, PartnerStates } from '../../../../src/server/api/connectors/PartnerStates'
import { openServer, type TestServer } from '../../../helpers/server/openServer'

const configure = '/connectors-service/api/v1/web/iframe/configure?portalName=montclair'

describe('what the server of a partner says', () => {
  const mock = new PartnerMock()
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ partnerUrl: await mock.listen() })
  })
  afterAll(async () => {
    await server.close()
    await mock.close()
  })

  const ask = async (uid: string, payload: object = { checks: true }) => {
    const answer = await server.app.inject({ method: 'POST', url: configure, payload: { uid, ...payload } })
    expect(answer.statusCode).toBe(200)
    return answer.json().data.state
  }
  const add = async (uid: string) => {
    const texts = { fr: { title: 'Titre', summary: 'Résumé.' } }
    const own = { uid, url: `/${uid}`, icon: 'calendar', partner: 'Partenaire', translations: texts }
    const values = { portal: 'montclair', uid, position: 9, record: JSON.stringify(own) }
    await server.db.insertInto('connector').values(values).execute()
    await server.app.readChanges()
  }

  it.each<[PartnerMode, string]>([
    ['normal', 'answers'],
    ['redirect', 'answers'],
    ['failing', 'fails'],
    ['down', 'silent'],
    ['silent', 'silent'],
  ])('is told when it is %s: it %s', async (mode, state) => {
    const uid = `etat-${mode}`
    await add(uid)
    mock.mode = mode
    expect(await ask(uid)).toBe(state)
  })

  it('is asked only on request, and once for many visitors', async () => {
    mock.mode = 'normal'
    await add('foule')
    expect(await ask('foule', {})).toBeUndefined()
    const asked = () => mock.asked.filter((path) => path === '/foule').length
    expect(asked()).toBe(0)
    await Promise.all(Array.from({ length: 20 }, () => ask('foule')))
    expect(asked()).toBe(1)
  })
})

it('no host of the own network is asked, by whatever name', async () => {
  let connections = 0
  const listener = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const states = new PartnerStates()
  const hosts = ['localhost', '127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0']
  for (const host of hosts) expect(await states.read(`https://${host}:${port}/`, false), host).toBe('silent')
  expect(await states.read(`http://127.0.0.1:${port}/`, false)).toBe('silent')
  expect(connections).toBe(0)
  expect(await states.read(`http://127.0.0.1:${port}/own`, true)).toBe('silent')
  expect(connections).toBe(1)
  await new Promise((resolve) => listener.close(resolve))
})

it.each([
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['fe80::1', true],
  ['fd00::1', true],
  ['::ffff:10.0.0.1', true],
  ['64:ff9b::a00:1', true],
  ['93.184.216.34', false],
  ['2606:2800:220:1::1', false],
  ['example.org', true],
])('%s is internal: %s', (address, expected) => {
  expect(isInternal(address)).toBe(expected)
})
