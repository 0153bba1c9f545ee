import type { DataType } from '../../../../../schemas'
import type { Scope } from '../../call/Scope'

/** Whether the town takes comments on pages of a type; without a type, on any. */
export function takesComments({ portal }: Pick<Scope, 'portal'>, dataType?: DataType): boolean {
  const { comments = [] } = portal.participation ?? {}
  return dataType === undefined ? comments.length > 0 : comments.includes(dataType)
}
