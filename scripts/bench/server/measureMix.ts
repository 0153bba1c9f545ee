import { randomUUID } from 'node:crypto'
import { sign } from '@fastify/cookie'
import { isObject, own } from '../../../schemas/engine'
import { createRandom } from '../../random'
import type { Line } from './Line'
import type { Ballot, Prepared } from './prepareDatabase'
import { readAnswer } from './readAnswer'
import { secret } from './startBuiltServer'

type Site = Prepared & { database: string; addresses: readonly string[] }

/** Concurrent visitors, each of whom opens one page after the other. */
const visitors = 8
const voteShare = 0.01

/** Visits pages at random, votes now and then, and reads back every vote on the next server. */
export async function measureMix(site: Site, seconds: number): Promise<Line[]> {
  const random = createRandom(7)
  const latencies: number[] = []
  const faults = { errors: 0, stale: 0 }
  const counts = new Map<string, number>()
  let votes = 0
  const until = performance.now() + seconds * 1000
  const timed = async (url: string, options?: Parameters<typeof readAnswer>[1]) => {
    const started = performance.now()
    const answer = await readAnswer(url, options)
    latencies.push(performance.now() - started)
    if (answer.status !== 200) faults.errors++
    return answer
  }
  const vote = async (ballot: Ballot, at: number) => {
    votes++
    const uid = randomUUID()
    const url = (index: number, path: string) => `${site.addresses[(at + index) % site.addresses.length]}${path}`
    const answer = await timed(url(0, '/poll-service/api/v2/web/vote?requestNewPoll=true'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookieOf(sign(uid, secret)) },
      body: JSON.stringify({ pollUid: ballot.poll, responses: [ballot.response] }),
    })
    const cast = totalOf(answer.text)
    const cookie = answer.cookies.map((text) => text.split(';')[0]).join('; ')
    counts.set(ballot.poll, Math.max(cast, counts.get(ballot.poll) ?? 0))
    const acknowledged = counts.get(ballot.poll) ?? 0
    const path = `/core-content-service/api/v1/web/portal/${ballot.portal}/poll/${ballot.poll}`
    const read = await readAnswer(url(1, path), { headers: { cookie } })
    if (!(totalOf(read.text) >= acknowledged)) faults.stale++
  }
  const visit = async () => {
    while (performance.now() < until) {
      const at = random.below(site.addresses.length)
      if (random.chance(voteShare)) await vote(random.pick(site.ballots), at)
      else
        await timed(`${site.addresses[at]}${random.pick(site.pages)}`, {
          headers: { 'accept-encoding': 'br' },
        })
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  return [toLine(site, latencies, { ...faults, votes })]
}

const cookieOf = (value: string) => `beffroi_anonymous=${encodeURIComponent(value)}`

/** Returns the number of votes in a poll's results; NaN when the visitor has not voted and sees none. */
function totalOf(text: string): number {
  const json: unknown = JSON.parse(text)
  const block = isObject(json) ? own(json, 'data') : undefined
  const data = isObject(block) ? own(block, 'data') : undefined
  return isObject(data) ? Number(own(data, 'nbTotal')) : Number.NaN
}

function toLine(
  { database, addresses }: Site,
  latencies: readonly number[],
  { errors, stale, votes }: { errors: number; stale: number; votes: number },
): Line {
  const sorted = [...latencies].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
  const factor = at(0.99) / at(0.5)
  return {
    what: `200 addresses at random with votes, ${database}, servers: ${addresses.length}`,
    target: 'p99 ≤ 5× median; 0 errors, 0 stale',
    measured: `${factor.toFixed(1)}×; ${errors} errors, ${stale} stale`,
    range: `median ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, most ${at(1).toFixed(0)} ms; ${sorted.length} requests, ${votes} votes read back`,
    isMet: factor <= 5 && errors + stale === 0,
  }
}
