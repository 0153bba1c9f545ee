import type { Issue } from '../../../schemas'
import type { Effect } from './rules/Rule'
import type { RuleId } from './rules/rules'

export type Side = 'senders' | 'readers'
export const sides: readonly Side[] = ['senders', 'readers']

export type VersionName = 'old' | 'new'

/** A document of the kind `as` that one version accepts without issues, and its issues in the other, at least one an error. */
export type Payload = { document: unknown; as: string; validIn: VersionName; issues: readonly Issue[] }

/** What a change is about: a document, block, action or operation, with the pointer into it (`*` for any item or name). */
export type ChangeSubject = { kind: 'document' | 'block' | 'action' | 'operation'; name: string; pointer: string }

export type Change = {
  rule: RuleId
  /** One sentence that states the change. */
  message: string
  effects: Readonly<Record<Side, Effect>>
  /** The address in each version, such as `blocks/title.json#/properties/level/maximum`; undefined where it does not exist. */
  old: string | undefined
  new: string | undefined
  /** Everything that contains the changed schema, each with the shortest pointer to it. */
  subjects: readonly ChangeSubject[]
  /** Payloads that show the break, by the side that breaks. */
  payloads: Partial<Record<Side, Payload>>
  /** Further sentences, such as why the change counts as breaking without a payload. */
  remarks: readonly string[]
}
