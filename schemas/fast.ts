/** The door of whoever checks many documents: tells the sound ones without loading the validator of any block or handler. */
import { type Checked, checkIfValid } from './check/checkIfValid'
import { families } from './families'
import { fastChecks } from './generated/fastChecks.js'
import { entityNames } from './generated/names'
import type { EntityName } from './generated/types'

export { countMembers } from './check/countMembers'
export { nearestName } from './check/nearestName'

/** Kinds of document that `validate` takes. */
export type Kind = 'page' | 'modal' | 'block' | 'action' | 'blocks' | EntityName
export const kinds: readonly Kind[] = ['page', 'modal', 'block', 'action', 'blocks', ...entityNames]

/** What `validate` returns for a sound document; undefined when only `validate` can tell. Never throws. */
export const validateFast = (document: unknown, { as }: { as?: Kind } = {}): Checked | undefined =>
  checkIfValid(document, as, fastChecks, families)
