import type { BlockProps } from '../../engine/BlockProps'
import { Ballot } from '../../parts/Ballot'

export { default as contract } from '../../../schemas/generated/blocks/poll.js'

/** A question with a picture and one or several answers to choose. */
export function Poll({ data: { pollUid, question, image, multiple, responses, locale }, run }: BlockProps<'poll'>) {
  const answers = responses.map(({ responseUid, response }) => ({ uid: responseUid, label: response }))
  return (
    <Ballot
      pollUid={pollUid}
      question={question}
      image={image}
      multiple={multiple}
      answers={answers}
      locale={locale}
      run={run}
    />
  )
}
