/** The contract: types of everything a back end sends, and the checks with every validator. */
import type { ContractSource } from './check/ContractSource'
import { createContract } from './check/createContract'
import type { DataContract } from './check/DataContract'
import { families } from './families'
import actionEnvelope from './generated/action.js'
import { actions } from './generated/actions'
import envelope from './generated/block.js'
import { blocks } from './generated/blocks'
import { entities } from './generated/entities'
import modal from './generated/modal.js'
import page from './generated/page.js'
import { soundChecks } from './generated/soundness.js'
import type { BlockType, EntityName, HandlerName } from './generated/types'

export type { ContractSource } from './check/ContractSource'
export { type Checked, createContract, type Result } from './check/createContract'
export type { DataContract } from './check/DataContract'
export type { Issue, IssueCode } from './check/Issue'
export { nearest } from './check/nearest'
export type * from './generated/types'
export { explainSyntax } from './json/explainSyntax'
export { families }

const find = (contracts: Readonly<Record<string, DataContract>>, name: string): DataContract | undefined =>
  Object.hasOwn(contracts, name) ? contracts[name] : undefined

const isBlockType = (name: string): name is BlockType => Object.hasOwn(blocks, name)
const isHandlerName = (name: string): name is HandlerName => Object.hasOwn(actions, name)
const isEntityName = (name: string): name is EntityName => Object.hasOwn(entities, name)

export const blockTypes: readonly BlockType[] = Object.keys(blocks).filter(isBlockType)
export const handlerNames: readonly HandlerName[] = Object.keys(actions).filter(isHandlerName)
export const entityNames: readonly EntityName[] = Object.keys(entities).filter(isEntityName)

/** Kinds of document that `validate` takes. */
export type Kind = 'page' | 'modal' | 'block' | 'action' | 'blocks' | EntityName
export const kinds: readonly Kind[] = ['page', 'modal', 'block', 'action', 'blocks', ...entityNames]

/** Every validator at once. */
export const contractSource: ContractSource = {
  envelope,
  actionEnvelope,
  block: (type) => find(blocks, type),
  action: (handler) => find(actions, handler),
  blockTypes: () => blockTypes,
  handlers: () => handlerNames,
  families,
}

const contract = createContract(contractSource, { page, modal, ...entities }, soundChecks)
export const { validateBlock, validateAction } = contract
export const validate: (document: unknown, options?: { as?: Kind }) => ReturnType<typeof contract.validate> =
  contract.validate
