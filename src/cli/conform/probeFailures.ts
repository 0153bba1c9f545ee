import { validate } from '../../../schemas'
import { calls, isJsonCall } from '../../../schemas/calls'
import { makeIssue } from '../../../schemas/engine'
import { type Answer, isAnswer } from './BackEnd'
import { fillAddress } from './planAddresses'
import { documentOf, type Trial } from './Trial'
import { fixedValues } from './TriedPortal'

/** A uid that no back end has. */
const missing = 'does-not-exist-0'

/**
 * Asks each call that reads one record for a record that does not exist, when the back end offers the call: it must answer 404 with
 * the body of a failure. The bodies of all other refusals are checked too.
 */
export async function probeFailures(trial: Trial): Promise<void> {
  for (const call of calls()) {
    const own = call.parameters.filter(
      ({ in: place, name, schema }) => place === 'path' && name !== 'portalName' && !schema.enum,
    )
    const asked = [...trial.tried.values()].find((each) => each.call.id === call.id && each.status === 200)
    const isProbed = call.method === 'GET' && isJsonCall(call) && own.some(({ name }) => name === 'uid') && asked
    if (!isProbed) continue
    const path = new Map(call.path.match(/\{(\w+)\}/g)?.map((each) => [each.slice(1, -1), missing]))
    const fixed = fixedValues(trial.portal)
    const known = call.parameters.flatMap(({ name, in: place, schema }): [string, string][] =>
      place === 'path' && (fixed[name] !== undefined || schema.enum)
        ? [[name, name === 'identity' ? 'anonymous' : String(fixed[name] ?? schema.enum?.[0])]]
        : [],
    )
    const query = new URL(asked.address, trial.backEnd.origin).searchParams
    const address = fillAddress(call, new Map([...query, ...path, ...known]))
    const answer = await trial.ask(address)
    const fault = isAnswer(answer) ? failureFault(answer) : undefined
    if (fault !== undefined) {
      const issue = makeIssue('wrong-failure', '', `${address}, which does not exist, ${fault}`)
      asked.issues.push(issue)
    }
  }
}

/** What is wrong with the answer about something missing, as the end of a sentence. */
function failureFault(answer: Answer): string | undefined {
  if (![400, 401, 404].includes(answer.status)) return `is answered ${answer.status} in place of 404.`
  const { issues } = validate(documentOf(answer), { as: 'api-error' })
  const [first] = issues.filter(({ severity }) => severity === 'error')
  if (first)
    return `is answered ${answer.status} with another body than { "error": … }: ${first.pointer} ${first.message}`
  return undefined
}
