/** Entry point of the contract: types of everything a back end sends, and the checks with every validator. */
import type { ContractSource, DataContract } from './check/ContractSource'
import { createContract } from './check/createContract'
import { families } from './families'
import type { Kind } from './fast'
import actionEnvelope from './generated/action.js'
import { actions } from './generated/actions'
import envelope from './generated/block.js'
import { blocks } from './generated/blocks'
import { entities } from './generated/entities'
import { fastChecks } from './generated/fastChecks.js'
import modal from './generated/modal.js'
import { blockTypes, entityNames, handlerNames } from './generated/names'
import page from './generated/page.js'

export type { ContractSource, DataContract } from './check/ContractSource'
export type { Checked, Result } from './check/checkIfValid'
export { createContract } from './check/createContract'
export type { Issue, IssueCode } from './check/Issue'
export { nearestName } from './check/nearestName'
export { countMembers, type Kind, kinds } from './fast'
export { locales } from './generated/locales'
export type * from './generated/types'
export { explainSyntax } from './json/explainSyntax'
export { families }

const find = (contracts: Readonly<Record<string, DataContract>>, name: string): DataContract | undefined =>
  Object.hasOwn(contracts, name) ? contracts[name] : undefined

export { blockTypes, entityNames, handlerNames }

/** Every validator. The envelopes are getters, so that they are read at their first use. */
export const contractSource: ContractSource = {
  get envelope() {
    return envelope
  },
  get actionEnvelope() {
    return actionEnvelope
  },
  block: (type) => find(blocks, type),
  action: (handler) => find(actions, handler),
  blockTypes: () => blockTypes,
  handlers: () => handlerNames,
  families,
}

const documents = (kind: string): DataContract | undefined =>
  kind === 'page' ? page : kind === 'modal' ? modal : find(entities, kind)

const contract = createContract(contractSource, documents, fastChecks)
export const { validateBlock, validateAction } = contract
export const validate: (document: unknown, options?: { as?: Kind }) => ReturnType<typeof contract.validate> =
  contract.validate
