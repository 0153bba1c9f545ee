import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import type { PostedForm } from '../../../../../schemas/door'
import type { Slot } from '../../../../../schemas/engine'
import { useSession } from '../../../session/Session'
import { refusalTexts, unmanagedText } from '../appointmentOutcomes'
import { offeredSlots, type Refusal } from '../refusalOf'

/** The free slots that the refusal of a posted form offers. */
export const slotsOf = (posted: PostedForm | undefined): Slot[] => offeredSlots(posted?.refused?.answer)

const isShown = (kind: string | undefined): kind is Exclude<Refusal, 'unmanaged'> =>
  kind !== undefined && Object.hasOwn(refusalTexts, kind)

/** Says why a form was refused that was posted without a script, in the words that a dialog has with one. */
export function PostedRefusal({ posted }: { posted: PostedForm | undefined }) {
  const { shellText: text } = useSession()
  const kind = posted?.problems['']
  if (kind === undefined) return null
  if (!isShown(kind)) return <ErrorText>{unmanagedText}</ErrorText>
  const words = refusalTexts[kind]
  return (
    <ErrorText>
      <strong>{text(words.title)}</strong> {text(words.text)}
    </ErrorText>
  )
}
