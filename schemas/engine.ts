/**
 * The light entry point of the contract: types and checks, without the validator of any block or handler. Code that browsers
 * load imports this one; all other code imports `index.ts`.
 */

export { BlockValidator, type Verdict, type Verdicts } from './check/BlockValidator'
export type { ContractSource, DataContract } from './check/ContractSource'
export { checkAction } from './check/checkAction'
export { cleanJson } from './check/cleanJson'
export { isTimeZone } from './check/formatChecks'
export { hasError, type Issue, type IssueCode } from './check/Issue'
export { limits } from './check/limits'
export { parseUrl } from './check/parseUrl'
export { makeIssue, toIssues } from './check/toIssues'
export { isObject, type Members, own } from './check/value'
export { dateFormat } from './dateFormat'
export { families } from './families'
export { default as actionEnvelope } from './generated/action.js'
export { default as envelope } from './generated/block.js'
export { fieldsHandlers } from './generated/fieldsHandlers'
export { locales } from './generated/locales'
export type * from './generated/types'
export { isLocale } from './isLocale'
export type { MapIconName, PageIconName } from './names/iconNames'
