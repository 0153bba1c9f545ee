import type { BlockProps } from '../../engine/BlockProps'
import { Ballot } from '../../parts/Ballot'

export { default as contract } from '../../../schemas/generated/blocks/poll-simple.js'

/** A question with one answer to choose. */
export function PollSimple({ data: { pollUid, title, responses, locale }, run }: BlockProps<'poll-simple'>) {
  return <Ballot pollUid={pollUid} question={title} answers={responses} locale={locale} run={run} />
}
