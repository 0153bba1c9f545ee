import type { Slot } from '../../../../../schemas/engine'
import type { Session } from '../../../session/Session'
import { unmanagedText } from '../appointmentOutcomes'
import type { Refusal } from '../refusalOf'
import { RefusalDialog } from './RefusalDialog'

/** Shows why a call was refused. Resolves to what the visitor pressed: the beginning of another slot, or `next`. */
export async function showRefusal(
  { dialogs }: Pick<Session, 'dialogs'>,
  refusal: Refusal,
  slots: readonly Slot[],
  next?: string,
): Promise<string | undefined> {
  if (refusal === 'unmanaged') {
    window.alert(unmanagedText)
    return undefined
  }
  const chosen = await dialogs.show((close) => (
    <RefusalDialog refusal={refusal} slots={slots} next={next} close={close} />
  ))
  return typeof chosen === 'string' ? chosen : undefined
}
