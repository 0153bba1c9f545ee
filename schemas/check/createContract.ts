import { BlockValidator } from './BlockValidator'
import type { ContractSource, DataContract } from './ContractSource'
import { checkAction } from './checkAction'
import { checkBlock } from './checkBlock'
import { type Checked, checkIfValid, kindOf, type Result } from './checkIfValid'
import { findTooDeep, tooDeepIssue } from './cleanJson'
import type { FastChecks } from './FastValidator'
import { hasError, type Issue } from './Issue'
import { findIssues, makeIssue } from './toIssues'
import { isObject } from './value'

/** Returns the validator of a kind of document other than blocks and actions; undefined when there is no such kind. */
export type DocumentSource = (kind: string) => DataContract | undefined

/**
 * Makes the checks of a contract whose validators are all loaded. With `fastChecks`, only a document that they reject is
 * checked in detail.
 */
export function createContract(source: ContractSource, documents: DocumentSource, fastChecks?: FastChecks) {
  const result = (issues: Issue[]): Result => ({ ok: !hasError(issues), issues })

  /** Adds an issue of what is nested too deep, unless the limit of blocks or actions was reached before. */
  function checkLevels(document: unknown, issues: Issue[]): void {
    if (issues.some(({ code }) => code === 'too-deep')) return
    const pointer = findTooDeep(document)
    if (pointer !== undefined) issues.push(tooDeepIssue(pointer))
  }

  /**
   * Checks a document: a page, modal, block, action, list of blocks or an entity. `as` is its kind; by default it follows from
   * the shape (`components`, `type`, `handler`, an array). Never throws.
   */
  function validate(document: unknown, { as }: { as?: string } = {}): Checked {
    const sound = fastChecks && checkIfValid(document, as, fastChecks, source.families)
    if (sound) return sound
    const kind = as ?? kindOf(document)
    const contract = kind === undefined ? undefined : documents(kind)
    const issues: Issue[] = []
    const newValidator = () =>
      new BlockValidator({ source, verdicts: new WeakMap(), report: (issue) => issues.push(issue) })
    const validator = newValidator()
    if (kind === 'block') validator.block(document, '')
    else if (kind === 'action') checkWhole(document, '', validator, issues)
    else if (kind === 'blocks') {
      if (Array.isArray(document)) validator.blocks(document, '')
      else issues.push(makeIssue('wrong-type', '', 'Expected a list of blocks.', { expected: 'array' }))
    } else if (contract) {
      const validators = checkDocument(contract, document, newValidator, issues)
      checkLevels(document, issues)
      return { ...result(issues), kind, blocks: validators.reduce((count, each) => count + each.count, 0) }
    } else {
      const fact = kind
        ? `The kind of document "${kind}" does not exist.`
        : 'This is not a page, a modal, a block, an action, a list of blocks or an entity.'
      issues.push(makeIssue('wrong-type', '', fact))
    }
    checkLevels(document, issues)
    return { ...result(issues), kind, blocks: validator.count }
  }

  /** Validates each list of blocks in a document as a page of its own: a record may hold one for every language. */
  function checkDocument(
    contract: DataContract,
    document: unknown,
    newValidator: () => BlockValidator,
    issues: Issue[],
  ): BlockValidator[] {
    const validators: BlockValidator[] = []
    for (const issue of findIssues(contract, document, '')) issues.push(issue)
    contract.visitChildren?.(document, '', (kind, value, at) => {
      const validator = newValidator()
      validators.push(validator)
      if (kind === 'blocks') validator.blocks(value, at)
      else if (kind === 'block') validator.block(value, at)
      else if (isObject(value)) checkWhole(value, at, validator, issues)
    })
    return validators
  }

  /** Checks an action with the actions that follow it and the blocks it carries. */
  function checkWhole(action: unknown, pointer: string, validator: BlockValidator, issues: Issue[]): void {
    for (const issue of checkAction(source, action, pointer)) issues.push(issue)
    validator.action(action, pointer)
  }

  return {
    validate,
    /** Checks one block itself, without the blocks inside it. */
    validateBlock: (node: unknown): Result => result(checkBlock(source, node)),
    /** Checks one action with its `then` and `catch`. */
    validateAction: (action: unknown): Result => result(checkAction(source, action, '')),
  }
}
