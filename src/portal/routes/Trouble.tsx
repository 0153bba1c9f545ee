import { isMissing } from '../api/Answer'
import { Failure } from './Failure'
import { Missing } from './Missing'
import type { QueryErrorProps } from './Troubled'
import { Unreachable } from './Unreachable'

/** What is shown in place of a page whose data could not be had. */
export function QueryErrorPage({ of, failure }: QueryErrorProps) {
  if (of === 'home') return <Unreachable />
  return of !== 'list' && isMissing(failure) ? <Missing of={of} /> : <Failure failure={failure} />
}
