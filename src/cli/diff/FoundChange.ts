import type { SchemaNode } from '../../../schemas/compile/SchemaNode'
import type { ChangeSubject, Side, VersionName } from './Change'
import type { SampleGenerator } from './payloads/SampleGenerator'
import type { ResolvedSchema } from './ResolvedSchema'
import type { Effect } from './rules/Rule'
import type { RuleId } from './rules/rules'

/**
 * A step from a schema to one inside it: to a member, by its name in each version; to any item; to any unlisted member; to
 * a schema of the same value, such as one of `allOf`; or to a branch of `anyOf` or `oneOf`, with its schema in each version.
 */
export type Step =
  | { kind: 'member'; old: string | undefined; new: string | undefined }
  | { kind: 'item' | 'other' | 'same' }
  | { kind: 'branch'; old: SchemaNode; new: SchemaNode; overlaps: Overlaps }

/**
 * By version: whether a value may fit two branches of `oneOf`, which refuses it. Where branches overlap, a wider branch may
 * refuse what passed, and a narrower one may allow what failed.
 */
export type Overlaps = Readonly<Record<VersionName, boolean>>

/** Two schemas that are compared, and the pairs inside them. */
export type SchemaPair = {
  key: string
  old: ResolvedSchema
  new: ResolvedSchema
  children: { step: Step; pair: SchemaPair }[]
  /** Compares two schemas inside the pair. */
  descend: (step: Step, old: SchemaNode, next: SchemaNode) => void
  /** Adds a change of the pair. */
  report: (rule: RuleId, message: string, details: ChangeDetails) => void
}

/** Makes values that are valid by `node` in one version and that the other version probably refuses. */
export type Candidates = (generator: SampleGenerator, node: SchemaNode) => Iterable<unknown>

/**
 * How to make a payload that breaks: from values of the changed schema, with the pointer from there to the expected issue
 * (`below`); or as a whole document of the kind `as`, with the pointer to the expected issue (`at`).
 */
export type Attempt =
  | { candidates: Candidates; below?: string }
  | { whole: (generator: SampleGenerator) => unknown; as: string; at: string }

export type ChangeDetails = {
  /** Addresses of the change in the versions that have it. */
  old?: string
  new?: string
  /** What the change is about: `subject`, or every document that contains `pair`. */
  subject?: ChangeSubject
  pair?: SchemaPair
  /** The steps from `pair` to an annotation beside a reference. */
  steps?: readonly Step[]
  /** Effects other than those of the rule. */
  effects?: Partial<Record<Side, Effect>>
  /** Effects inside a branch of `anyOf` or `oneOf`, where an unknown member is no warning: the branch does not fit. */
  branchEffects?: Partial<Record<Side, Effect>>
  /** How to show that the change breaks a side; `attempts` where each side needs its own way. */
  attempt?: Attempt
  attempts?: Partial<Record<Side, Attempt>>
  remarks?: readonly string[]
}

/** A change that the comparison found, before the documents that contain it are known. */
export type FoundChange = ChangeDetails & {
  rule: RuleId
  message: string
  /** Other pairs with the same change. */
  repeats: readonly ChangeDetails[]
}

/** The schema of a whole document or request in both versions. Clients send requests, back ends everything else. */
export type RootPair = {
  subject: ChangeSubject
  pair: SchemaPair
  old: SchemaNode
  new: SchemaNode
  isRequest: boolean
}

/** The steps from a whole document to a schema inside it. */
export type Route = { root: RootPair; steps: readonly Step[] }
