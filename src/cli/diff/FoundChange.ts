import type { SchemaNode } from '../../../schemas/compile/SchemaNode'
import type { ChangeSubject, Side } from './Change'
import type { SampleGenerator } from './payloads/SampleGenerator'
import type { ResolvedSchema } from './ResolvedSchema'
import type { Effect } from './rules/Rule'
import type { RuleId } from './rules/rules'

/** A step from a schema to one inside it: a member by its name in each version, any item, any other member, or none. */
export type Step =
  | { kind: 'member'; old: string | undefined; new: string | undefined }
  | { kind: 'item' | 'other' | 'same' }

/** Two schemas that were compared, and those inside them. */
export type SchemaPair = {
  key: string
  old: ResolvedSchema
  new: ResolvedSchema
  children: { step: Step; pair: SchemaPair }[]
}

/** Values that are valid by `node` in one version and that the other version probably refuses. */
export type Candidates = (generator: SampleGenerator, node: SchemaNode) => Iterable<unknown>

/**
 * How a payload that breaks may be made: from values of the changed schema, `below` leading from there to the expected issue;
 * or as a whole document, with the pointer to the expected issue.
 */
export type Attempt =
  | { candidates: Candidates; below?: string }
  | { whole: (generator: SampleGenerator) => unknown; as: string; at: string }

/** A change as the comparison finds it, before the documents it touches are known. */
export type FoundChange = {
  rule: RuleId
  message: string
  /** What differs from the rule's usual effect. */
  effects?: Partial<Record<Side, Effect>>
  old?: string
  new?: string
  /** What it is about: `subject`, or everything that contains `pair`, with the steps from there to a note beside a reference. */
  subject?: ChangeSubject
  pair?: SchemaPair
  steps?: readonly Step[]
  attempts?: Partial<Record<Side, Attempt>>
  remarks?: readonly string[]
}

/** The schema of a whole document or request in both versions. Clients send requests, back ends all else. */
export type RootPair = {
  subject: ChangeSubject
  pair: SchemaPair
  old: SchemaNode
  new: SchemaNode
  isRequest: boolean
}

/** The steps from a whole document to a schema inside it. */
export type Route = { root: RootPair; steps: readonly Step[] }
