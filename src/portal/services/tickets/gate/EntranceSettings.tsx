import { type SubmitEvent, useState } from 'react'
import { inputClass } from '../../../../../renderer/inputs/inputClass'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { Choice } from '../../../../../renderer/parts/Choice'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import { type Entrance, type EntranceState, waiting } from './createEntrance'
import styles from './gate.module.css'
import { removeFromDevice } from './openEntrance'

/** Maximum length of the name of an entrance, in characters. */
const maxName = 40

type Props = { state: EntranceState; entrance: Entrance; isKept: boolean | undefined }

/** The name of this entrance, its signals, and what the device keeps. */
export function EntranceSettings({ state: { stored, scans }, entrance, isKept }: Props) {
  const { shellText: text, portal, location } = useSession()
  const [isSaved, setSaved] = useState(false)
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('entrance')).trim().slice(0, maxName)
    if (name === '') return
    void entrance.rename(name).then(() => setSaved(true))
  }
  const remove = async () => {
    const { card, event } = stored
    if (await removeFromDevice(card, event)) location.navigate(portalPath(portal.cardName, '/ticketin/hors-ligne'))
  }
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{text('gate.settings')}</h2>
      <form className={styles.code} onSubmit={save} onInput={() => setSaved(false)}>
        <label className={styles.label} htmlFor="entrance">
          {text('gate.entrance')}
        </label>
        <div className={styles.codeRow}>
          <input
            id="entrance"
            name="entrance"
            className={inputClass(styles.codeField)}
            defaultValue={stored.entrance}
            maxLength={maxName}
            required
            autoComplete="off"
            aria-describedby="entrance-hint"
          />
          <button type="submit" className={buttonClass('secondary')}>
            {text('gate.save')}
          </button>
        </div>
        <p id="entrance-hint" className={styles.muted}>
          {text('gate.entranceHint')}
        </p>
        <p role="status">{isSaved && text('gate.saved')}</p>
      </form>
      <Choice
        type="checkbox"
        name="signals"
        value="1"
        label={text('gate.signals')}
        checked={stored.hasSignals}
        onChange={() => void entrance.setSignals(!stored.hasSignals)}
      />
      {isKept !== undefined && (
        <p className={styles.muted}>{text(isKept ? 'gate.ready.offline' : 'gate.ready.open')}</p>
      )}
      {waiting(scans).length > 0 ? (
        <p className={styles.muted}>{text('gate.removeLater')}</p>
      ) : (
        <p className={styles.remove}>
          <button type="button" className={buttonClass('link')} onClick={() => void remove()}>
            {text('gate.remove')}
          </button>
          <span className={styles.muted}>{text('gate.removeText')}</span>
        </p>
      )}
    </section>
  )
}
