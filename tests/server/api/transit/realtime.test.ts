import { createServer } from 'node:http'
import { PbfWriter } from 'pbf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshRealtime } from '../../../../src/server/api/transit/realtime/refreshRealtime'
import { openServer, type TestServer } from '../../../helpers/server/openServer'
import { importOdd, oddFeed, textsOf } from './feeds'

type Write = (pbf: PbfWriter) => void
const message = (write: Write): Write => write
const part = (pbf: PbfWriter, tag: number, write: Write) =>
  pbf.writeMessage(tag, (_: unknown, inner) => write(inner), 0)

/** An update of the ride T1 on a day: its delays in seconds by stop, cancelled, or skipped. */
const update = (day: string, stops: [stop: string, delay: number | 'skipped'][], isCancelled = false) =>
  message((pbf) => {
    pbf.writeStringField(1, `u${day}`)
    part(pbf, 3, (trip) => {
      part(trip, 1, (name) => {
        name.writeStringField(1, 'T1')
        name.writeStringField(3, day)
        if (isCancelled) name.writeVarintField(4, 3)
      })
      for (const [stop, delay] of stops) {
        part(trip, 2, (time) => {
          if (delay === 'skipped') time.writeVarintField(5, 1)
          else part(time, 3, (event) => event.writeVarintField(1, delay))
          time.writeStringField(4, stop)
        })
      }
    })
  })

const alert = message((pbf) => {
  pbf.writeStringField(1, 'a')
  part(pbf, 5, (said) => {
    part(said, 5, (about) => about.writeStringField(5, 'A'))
    part(said, 10, (texts) => {
      part(texts, 1, (text) => {
        text.writeStringField(1, 'Arrêt déplacé')
        text.writeStringField(2, 'fr')
      })
    })
  })
})

function feedOf(at: Date, entities: readonly Write[]): Buffer {
  const pbf = new PbfWriter()
  part(pbf, 1, (header) => {
    header.writeStringField(1, '2.0')
    header.writeVarintField(3, Math.floor(at.getTime() / 1000))
  })
  for (const entity of entities) part(pbf, 2, entity)
  return Buffer.from(pbf.finish())
}

describe('live times', () => {
  let server: TestServer
  let now = new Date('2027-03-10T07:00:00Z')
  let answer: { status: number; body: Buffer } = { status: 200, body: Buffer.alloc(0) }
  let calls = 0
  const operator = createServer((_request, response) => {
    calls += 1
    response.writeHead(answer.status, { 'content-type': 'application/x-protobuf' }).end(answer.body)
  })
  beforeAll(async () => {
    server = await openServer({ now: () => now })
    await new Promise<void>((done) => operator.listen(0, '127.0.0.1', done))
    const address = operator.address()
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
    await importOdd(server.db, textsOf(oddFeed), { tripUpdatesUrl: url, alertsUrl: url })
    await server.app.readChanges()
  })
  afterAll(async () => {
    operator.close()
    await server.close()
  })

  const refresh = async (at: string, status: number, body: Buffer) => {
    now = new Date(at)
    answer = { status, body }
    await refreshRealtime(server.db, now)
    await server.app.readChanges()
  }
  const block = async () =>
    (await server.app.inject('/bus-service/api/v1/web/stops/montclair-odd-A/departures?count=3')).json().data.data
  const first = async () => (await block()).components[0].data

  it('tell how late a ride is, from the last stop that they name on', async () => {
    expect(await first()).toMatchObject({ time: '08:10', status: 'scheduled' })
    const said = feedOf(new Date('2027-03-10T07:01:00Z'), [update('20270310', [['P1', 300]]), alert])
    await refresh('2027-03-10T07:01:10Z', 200, said)
    expect(await first()).toMatchObject({ time: '08:10', status: 'live', delay: 5, hour: '08:15' })
    expect((await block()).notices).toEqual([{ title: 'Arrêt déplacé' }])
    // A late ride is still listed after its time.
    now = new Date('2027-03-10T07:10:30Z')
    expect(await first()).toMatchObject({ time: '08:10', date: '2027-03-10' })
  })

  it('are asked for once in thirty seconds', async () => {
    const before = calls
    await refresh('2027-03-10T07:01:20Z', 200, feedOf(now, []))
    expect(calls).toBe(before)
  })

  it.each([
    ['a page of a proxy', 200, Buffer.from('<!doctype html><title>Sign in</title>')],
    ['nothing', 200, Buffer.alloc(0)],
    [
      'half a message',
      200,
      feedOf(new Date('2027-03-10T07:03:00Z'), [update('20270310', [['P1', 60]])]).subarray(0, 30),
    ],
    ['a failure', 503, Buffer.from('down')],
    ['noise', 200, Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 197) % 256))],
  ])('keep the last good copy when the operator answers %s', async (name, status, body) => {
    await server.db.updateTable('transit_feed').set({ asked_at: null }).execute()
    await refresh('2027-03-10T07:05:00Z', status, body)
    expect(await first(), name).toMatchObject({ status: 'live', delay: 5 })
  })

  it('say nothing once the last good copy is old', async () => {
    now = new Date('2027-03-10T07:09:00Z')
    expect(await first()).toMatchObject({ status: 'live' })
    now = new Date('2027-03-10T07:12:00Z')
    expect(await first()).toMatchObject({ time: '10:10', status: 'scheduled' })
  })

  it('tell that a ride is cancelled, that it skips a stop, and that it is early', async () => {
    const at = '2027-03-10T06:50:00Z'
    const say = async (entity: Write) => {
      await server.db.updateTable('transit_feed').set({ asked_at: null }).execute()
      await refresh(at, 200, feedOf(new Date(at), [entity]))
      return await first()
    }
    expect(await say(update('20270310', [], true))).toMatchObject({ time: '08:10', status: 'cancelled' })
    expect(await say(update('20270310', [['A', 'skipped']]))).toMatchObject({ time: '08:10', status: 'cancelled' })
    expect(await say(update('20270310', [['A', -120]]))).toMatchObject({ time: '08:10', delay: -2, hour: '08:08' })
    // Another day's ride is another one.
    expect(await say(update('20270312', [['A', -120]]))).toMatchObject({ time: '08:10', status: 'scheduled' })
  })
})
