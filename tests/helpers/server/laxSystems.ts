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
]
