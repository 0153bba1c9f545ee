/** Entry point for programs that check many documents: recognises valid ones without loading the validator of any block or handler. */
import { type Checked, checkIfValid } from './check/checkIfValid'
import { families } from './families'
import { fastChecks } from './generated/fastChecks.js'
import { entityNames } from './generated/names'
import type { EntityName } from './generated/types'

export { countMembers } from './check/countMembers'
export { nearestName } from './check/nearestName'
export { locales } from './generated/locales'
export { iconNames, mapIconNames } from './names/iconNames'
export { themeNames } from './names/themeNames'

/** Kinds of document that `validate` takes. */
export type Kind = 'page' | 'modal' | 'block' | 'action' | 'blocks' | EntityName
export const kinds: readonly Kind[] = ['page', 'modal', 'block', 'action', 'blocks', ...entityNames]

/** Returns what `validate` returns for a valid document, and undefined when only `validate` can decide. Never throws. */
export const validateFast = (document: unknown, { as }: { as?: Kind } = {}): Checked | undefined =>
  checkIfValid(document, as, fastChecks, families)
