import type { Issue } from '../../../schemas'
import type { Effect } from './rules/Rule'
import type { RuleId } from './rules/rules'

export type Side = 'senders' | 'readers'
export const sides: readonly Side[] = ['senders', 'readers']

/** A document that is without issue in one version and has errors in the other: both were tried. */
export type Payload = { document: unknown; as: string; validIn: 'old' | 'new'; issues: readonly Issue[] }

/** What a change is about: a document, block or action with the pointer in it (`*` for any item or name). */
export type ChangeSubject = { kind: 'document' | 'block' | 'action' | 'operation'; name: string; pointer: string }

export type Change = {
  rule: RuleId
  /** One sentence of facts. */
  message: string
  effects: Readonly<Record<Side, Effect>>
  /** Addresses such as `blocks/title.json#/properties/level/maximum` in the version that has them. */
  old: string | undefined
  new: string | undefined
  /** Everything it touches, with the shortest way to it. */
  subjects: readonly ChangeSubject[]
  /** Payloads that break, by the side they break for. */
  payloads: Partial<Record<Side, Payload>>
  /** What there is to know beyond the sentence, such as why it counts as breaking without a payload. */
  remarks: readonly string[]
}
