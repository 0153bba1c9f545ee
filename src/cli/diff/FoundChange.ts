import type { SchemaFile } from '../../../schemas/compile/SchemaFiles'
import type { ChangeSubject, Side } from './Change'
import type { Definition, Place } from './definitions/Definition'
import type { SampleGenerator } from './payloads/SampleGenerator'
import type { Effect } from './rules/Rule'
import type { RuleId } from './rules/rules'

/** A step from a schema to one inside it, in the names of each version: a member, any item, any other member, or none. */
export type Step =
  | { kind: 'member'; old: string | undefined; new: string | undefined }
  | { kind: 'item' | 'other' | 'same' }

/** Two schemas that were compared, and those inside them. Compared once, however many places refer to them. */
export type SchemaPair = { key: string; old: Definition; new: Definition; children: { step: Step; pair: SchemaPair }[] }

/** Values of a place that are valid in one version and that the other is expected to refuse. */
export type Candidates = (maker: SampleGenerator, place: Place) => Iterable<unknown>

/**
 * How a payload that breaks may be made: of values for the place, `below` leading from there to where the other version is
 * expected to see the fault; or as a whole document, with the pointer to the fault in it.
 */
export type Attempt =
  | { candidates: Candidates; below?: string }
  | { whole: (maker: SampleGenerator) => unknown; as: string; at: string }

/** A change as comparing finds it, before it is known what it touches. */
export type FoundChange = {
  rule: RuleId
  message: string
  /** What differs from the rule's usual effect. */
  effects?: Partial<Record<Side, Effect>>
  old?: string
  new?: string
  /** Where it is seen from: the pair, and the way from there to a note beside a reference. Without one, `subject` says it. */
  subject?: ChangeSubject
  pair?: SchemaPair
  steps?: readonly Step[]
  attempts?: Partial<Record<Side, Attempt>>
  remarks?: readonly string[]
}

/** A schema that something is checked by as a whole, in both versions. Requests are sent by clients, all else by back ends. */
export type RootPair = {
  subject: ChangeSubject
  pair: SchemaPair
  old: SchemaFile
  new: SchemaFile
  isRequest: boolean
}
