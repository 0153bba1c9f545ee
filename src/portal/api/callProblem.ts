import { type ListProblem, listProblem } from '../../../schemas/inputs/listProblem'
import { CallError } from './Client'

/** Why the server refused to change a list of the visitor; undefined without a response and for any other error. */
export const callProblem = (error: unknown): ListProblem | undefined =>
  error instanceof CallError && error.status > 0 ? listProblem(error.status, error.body) : undefined
