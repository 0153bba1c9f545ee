import type { AppointmentForm, OperationId } from '../../../schemas'
import { isObject, type Members, own } from '../../../schemas/engine'
import { memberOf } from '../../../schemas/json/pointer'
import { visitValues } from '../../../schemas/json/visitValues'
import { answersTo } from '../conformance/appointments/answersTo'
import type { Trial } from './Trial'

/** A call that writes, with what it needs: parameters of its path and query, and its body. */
export type Write = { id: OperationId; values?: Readonly<Record<string, string>>; body?: unknown }

/** What is written, what is written after it about the thing that was made, and what takes it back. */
export type Round = {
  /** Undefined when no answer of the back end names what the write needs. */
  make(trial: Trial): Write | undefined
  /** `made` is the data of the answer. */
  then?(made: unknown, trial: Trial): readonly Write[]
}

const anonymous = { identity: 'anonymous' }
const uidOf = (made: unknown): string => String(memberOf(made, 'uid'))

/** The first object in any answer that passes a test. */
function find(trial: Trial, test: (value: Members) => boolean): Members | undefined {
  let found: Members | undefined
  for (const { parsed } of trial.tried.values()) {
    if (found || !parsed || parsed.fault) continue
    visitValues(parsed.document, (value) => {
      if (!found && isObject(value) && test(value)) found = value
    })
  }
  return found
}

/** The data of the first block of one of these types. */
const findBlock = (trial: Trial, ...types: string[]): unknown =>
  memberOf(
    find(trial, (value) => types.includes(String(own(value, 'type'))) && isObject(own(value, 'data'))),
    'data',
  )

/** A vote for the first answer of a poll. It cannot be taken back, but by forgetting the visitor. */
function vote(trial: Trial): Write | undefined {
  const poll = findBlock(trial, 'poll', 'poll-simple')
  const first = memberOf(memberOf(poll, 'responses'), '0')
  const response = memberOf(first, 'responseUid') ?? memberOf(first, 'uid')
  if (response === undefined) return undefined
  return { id: 'vote', body: { pollUid: memberOf(poll, 'pollUid'), responses: [response] } }
}

/** A form that a page has, filled in by the type of each input. */
function fillForm(trial: Trial): Write | undefined {
  const form = findBlock(trial, 'form')
  const endpoint = memberOf(form, 'endpoint')
  const inputs = memberOf(form, 'inputs')
  if (typeof endpoint !== 'string' || !areInputs(inputs) || !endpoint.includes('/forms/fill')) return undefined
  const { searchParams } = new URL(endpoint, trial.backEnd.origin)
  return { id: 'fillForm', values: Object.fromEntries(searchParams), body: answersTo(inputs) }
}

const areInputs = (value: unknown): value is AppointmentForm['inputs'] =>
  Array.isArray(value) && value.every((each) => typeof memberOf(each, 'inputType') === 'string')

/** The writes that need neither an account nor the cases of a service. Those of a service are tried by `--service`. */
export const rounds: readonly Round[] = [
  {
    make: ({ portal }) => ({ id: 'countVisit', values: { portalName: portal.name }, body: { url: `/${portal.name}` } }),
  },
  { make: vote },
  { make: fillForm },
  {
    make: ({ portal }) => ({
      id: 'sendAnonymousComment',
      body: {
        ...{ email: 'essai@example.org', description: 'Essai de conformité', platform: 'web' },
        ...{ url: `/${portal.name}`, portal: portal.name },
      },
    }),
  },
  {
    make(trial) {
      const type = memberOf(
        find(trial, (value) => own(value, 'code') === 'ean-13'),
        'type',
      )
      const body = { portal: trial.portal.name, type, title: 'Essai', number: '4006381333931' }
      return type === undefined ? undefined : { id: 'createFidelityCard', values: anonymous, body }
    },
    then: (made) => [{ id: 'deleteFidelityCard', values: { ...anonymous, uid: uidOf(made) } }],
  },
  {
    make(trial) {
      const entry = find(trial, (value) => own(value, 'needsSettings') === false)
      const body = { portal: trial.portal.name, storeWidget: memberOf(entry, 'uid') }
      return entry && { id: 'createWidget', values: anonymous, body }
    },
    then: (made, { portal }): readonly Write[] => [
      { id: 'orderWall', values: { portalName: portal.name }, body: [{ uid: uidOf(made) }] },
      { id: 'deleteWidget', values: { ...anonymous, uid: uidOf(made) } },
    ],
  },
  {
    make({ known }) {
      const [uid] = known.uidsOf('readDefectReport')
      return uid === undefined ? undefined : { id: 'followDefectReport', values: { uid } }
    },
    then: (_, { known }) => [
      { id: 'unfollowDefectReport', values: { uid: known.uidsOf('readDefectReport')[0] ?? '' } },
    ],
  },
  // Last: it takes back what has no call of its own, such as the vote.
  { make: () => ({ id: 'forgetVisitor' }) },
]
