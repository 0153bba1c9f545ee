import { choiceClass, tickClass } from '../../../../../renderer/parts/Choice'
import type { KeptPhoto } from '../../../../../schemas/door'
import { useSession } from '../../../session/Session'

/** The photo of a reading that was asked about, without a script: it is sent again unless it is left out or another is chosen. */
export function KeptPhotoChoice({ photo }: { photo: KeptPhoto }) {
  const { shellText: text } = useSession()
  return (
    <label className={choiceClass}>
      <input type="checkbox" name="_photo" value={JSON.stringify(photo)} defaultChecked className={tickClass} />
      <span>{text('readings.keptPhoto', { name: photo.filename })}</span>
    </label>
  )
}
