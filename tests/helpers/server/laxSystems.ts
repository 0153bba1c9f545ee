import { randomUUID } from 'node:crypto'

/** What a system answers. */
type Answer = { status: number; text: string }

type LaxSystem = {
  /** What it does wrong. */
  what: string
  suite: string
  /** Changes the demo's answer to a call, which is its method and path. */
  change(call: string, answer: Answer, body: string): Answer
  /** What the suite says. */
  failure: RegExp
}

/** Changes the good answers to the calls that a pattern matches. */
const good =
  (calls: RegExp, change: (text: string, body: string) => Partial<Answer>): LaxSystem['change'] =>
  (call, answer, body) =>
    calls.test(call) && answer.status === 200 ? { ...answer, ...change(answer.text, body) } : answer

/** The data of an answer with its items in another order. */
function inAnotherOrder(text: string): Partial<Answer> {
  const { data } = JSON.parse(text)
  return { text: JSON.stringify({ data: { ...data, items: data.items.toReversed() } }) }
}

/** The data of an answer with each of its items twice. */
function twice(text: string): Partial<Answer> {
  const { data } = JSON.parse(text)
  return { text: JSON.stringify({ data: { ...data, items: [...data.items, ...data.items] } }) }
}

/** Answers calls that a pattern matches with data, in place of a refusal. */
const refused =
  (calls: RegExp, status: number, data: object): LaxSystem['change'] =>
  (call, answer) =>
    calls.test(call) && answer.status === status ? { status: 200, text: JSON.stringify({ data }) } : answer

const camp = { uid: randomUUID(), reference: 'CAMP-1', status: 'registered' }
const reading = { uid: randomUUID(), index: '00180.000', receivedAt: '2027-03-10T09:00:00.000Z' }

/** Systems that are the demo with one fault each, which the suite of a service must find. */
export const laxSystems: readonly LaxSystem[] = [
  {
    what: 'answers 201 in place of 200',
    suite: 'appointments',
    change: good(/^POST .*\/appointments/, () => ({ status: 201 })),
    failure: /createAppointment answers 201 in place of 200/,
  },
  {
    what: 'passes every parameter on to the partner',
    suite: 'connectors',
    change: good(/^POST .*\/iframe\/configure/, (text, body) => ({
      text: text.replace(/(?<="url":"[^"]*)"/, `?${JSON.parse(body).query ?? ''}"`),
    })),
    failure: /FAILED passes on no parameter/,
  },
  {
    what: 'leads to another origin than it names',
    suite: 'connectors',
    change: good(/^POST .*\/iframe\/configure/, (text) => ({
      text: text.replace(/"url":"http:\/\/[^/]*/, '"url":"https://elsewhere.example'),
    })),
    failure: /FAILED names one page of the partner/,
  },
  {
    what: 'lists pickups in another order',
    suite: 'waste',
    change: good(/\/pickups\/detail/, inAnotherOrder),
    failure: /FAILED lists 20 pickups without a count, in order/,
  },
  {
    what: 'sends reminders to an address that nobody confirmed',
    suite: 'waste',
    change: good(/./, (text) => ({ text: text.replace('"status":"pending"', '"status":"on"') })),
    failure: /FAILED sends reminders to a typed address only once it is confirmed/,
  },
  {
    what: 'lists departures in another order',
    suite: 'transit',
    change: good(/\/rides(?:\?|$)/, inAnotherOrder),
    failure: /departures are not in order/,
  },
  {
    what: 'ignores postal codes',
    suite: 'transit',
    change: good(/[?&]zips=/, (text) => ({ text: text.replace(/(?<="zip":")[^"]*/g, '9999') })),
    failure: /not all stops are of/,
  },
  {
    what: 'shows a train for a bus',
    suite: 'transit',
    change: (call, answer) =>
      call.includes('/rides/') && answer.status === 404 ? { status: 200, text: '{"data":{}}' } : answer,
    failure: /readTrainRide does not answer a failure of the contract/,
  },
  {
    what: 'gives the same days to two groups',
    suite: 'camps',
    change: refused(/^POST .*\/camps\?/, 409, camp),
    failure: /FAILED gives the same days to one group only/,
  },
  {
    what: 'registers a camp again with each repetition',
    suite: 'camps',
    change: good(/^POST .*\/camps\?/, (text) => ({ text: text.replace(/(?<="uid":")[^"]*/, randomUUID()) })),
    failure: /FAILED registers a camp once/,
  },
  {
    what: 'leaves a confirmed camp a draft',
    suite: 'camps',
    change: good(/\/confirmation(?:\?|$)/, (text) => ({ text: text.replace('"registered"', '"draft"') })),
    failure: /FAILED keeps the days of a draft/,
  },
  {
    what: 'takes a camp that ends before it begins',
    suite: 'camps',
    change: refused(/^POST .*\/camps\?/, 400, camp),
    failure: /FAILED refuses a camp that ends before it begins/,
  },
  {
    what: 'lists the oldest reading first',
    suite: 'readings',
    change: good(/\/readings(?:\?|$)/, inAnotherOrder),
    failure: /FAILED keeps what a visitor sends, the newest first/,
  },
  {
    what: 'takes a reading that is lower than the last without a question',
    suite: 'readings',
    change: refused(/\/temporary\/releve/, 409, reading),
    failure: /FAILED asks about a reading that is lower than the last/,
  },
  {
    what: 'keeps a reading twice',
    suite: 'readings',
    change: good(/\/readings(?:\?|$)/, twice),
    failure: /FAILED keeps a reading once/,
  },
  {
    what: 'takes a reading without figures',
    suite: 'readings',
    change: refused(/\/temporary\/releve/, 400, reading),
    failure: /FAILED refuses a reading without figures/,
  },
]
