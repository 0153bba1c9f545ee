import { type Call, calls } from '../../../schemas/calls'
import { type Damage, describeDamage } from '../../../schemas/routes/describeDamage'
import { callUseOf } from '../../../schemas/routes/describeUse'
import { serviceCalls } from '../../../schemas/routes/serviceCalls'
import { count } from '../terminal/count'
import { promisedWrites } from './promisedWrites'
import type { Trial } from './Trial'

/** The most calls that one sentence names. */
const mostNames = 12

/** Tells what no finding says: what visitors see of each faulty call, what is not offered, and what was not asked. */
export function describeTrial(
  trial: Trial,
  broken: ReadonlyMap<Call, ReadonlySet<Damage>>,
  readsOnly: boolean,
): string[] {
  const damages = [...broken].flatMap(([call, kinds]) => {
    const damage = describeDamage(call, kinds)
    return damage === undefined ? [] : [`${call.id}: ${damage}`]
  })
  const tried = [...trial.tried.values()]
  const answered = new Set(tried.flatMap(({ call, status }) => (status === 200 ? [call.id] : [])))
  const without = (...statuses: number[]) => [
    ...new Set(
      tried.flatMap(({ call, status = 0, issues }) =>
        statuses.includes(status) && issues.length === 0 && !answered.has(call.id) ? [call] : [],
      ),
    ),
  ]
  const known = new Set(tried.map(({ call }) => call.id))
  const missing = without(404, 501)
  const services = servicesOff(new Set(missing.map(({ id }) => id)))
  const isBeyond = (call: Call) => !belongsTo(call, services)
  const unasked = [...trial.unasked].filter(([call]) => !known.has(call.id) && isBeyond(call))
  return [
    ...damages,
    ...sentence([...services], 'not offered (answered 404 or 501), so that their pages are not there', 'service'),
    ...sentence(idsOf(missing.filter(isBeyond)), `${services.size > 0 ? 'beside them ' : ''}not offered`),
    ...sentence(
      idsOf(without(401, 403)),
      'only for those who are signed in: --header "authorization: Bearer …" asks as one of them',
    ),
    ...sentence(
      unasked.map(([call, parameter]) => `${call.id} (${parameter})`),
      'not asked, as no answer gives a value for a parameter',
    ),
    ...(readsOnly ? describeUntried(trial) : []),
    `${count(answered.size, 'call')} of ${calls().filter(({ method }) => method === 'GET').length} answered at ${tried.length} addresses`,
  ]
}

const idsOf = (named: readonly Call[]): string[] => named.map(({ id }) => id)

/** The services whose calls at the start of a portal are all missing. */
function servicesOff(missing: ReadonlySet<string>): Set<string> {
  const off = Object.entries(serviceCalls).filter(
    ([, asked]) => asked.length > 0 && asked.every(({ id }) => missing.has(id)),
  )
  return new Set(off.map(([name]) => name))
}

/** Whether only some of these services make a call. */
function belongsTo(call: Call, services: ReadonlySet<string>): boolean {
  const use = callUseOf(call)
  return use.is === 'service' && use.services.every((each) => services.has(each))
}

/** Names the writes that pages send visitors to, and that were not made. */
function describeUntried(trial: Trial): string[] {
  const names = [...new Set(promisedWrites(trial).map(({ call }) => call.id))]
  const meaning = 'that pages send visitors to'
  return names.length === 0
    ? []
    : [`${count(names.length, 'call')} ${meaning} not tried: ${names.join(', ')} (--writes tries them)`]
}

function sentence(names: readonly string[], meaning: string, noun = 'call'): string[] {
  if (names.length === 0) return []
  const most = noun === 'call' ? mostNames : names.length
  const more = names.length - most
  const shown = names.slice(0, most).join(', ')
  return [`${count(names.length, noun)} ${meaning}: ${shown}${more > 0 ? ` and ${more} more` : ''}`]
}
