import type { DataContract } from './DataContract'
import type { Issue } from './Issue'
import { makeIssue, toIssues } from './toIssues'

/**
 * Runs a validator on data from anywhere. Data nested so deep, or into itself, that the validator runs out of stack
 * is an issue like any other.
 */
export function safely(contract: DataContract, data: unknown, pointer: string, block?: string): Issue[] {
  try {
    return contract.validate(data) ? [] : toIssues(contract.validate.errors ?? [], data, pointer, block)
  } catch {
    return [makeIssue('too-deep', pointer, 'This is nested too deep to be checked.', block ? { block } : {})]
  }
}
