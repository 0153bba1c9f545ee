import { type SubmitEvent, useId, useState } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { inputClass } from '../../../../../renderer/inputs/inputClass'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import { usePageQuery } from '../../../../../renderer/parts/usePageQuery'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import { roundDegrees, type StopAddress } from '../StopAddress'
import styles from './transit.module.css'

/** Finds stops by name. The form works without a script, and keeps whether buses or trains are meant. */
export function StopSearch({ address: { mode, stopName, isMap } }: { address: StopAddress }) {
  const { portal, shellText: text } = useSession()
  const host = useHost()
  const page = usePageQuery()
  const id = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('stopName')
    const found = typeof name === 'string' && name.trim() ? name.trim() : undefined
    void host.run(page.to({ stopName: found, lat: undefined, lon: undefined, page: undefined }), { key: 'stop-search' })
  }
  return (
    <form
      className={styles.search}
      action={portalPath(portal.cardName, pagePaths.timetables)}
      aria-label={text('transit.search')}
      onSubmit={submit}
    >
      {mode === 'train' && <input type="hidden" name="mode" value="train" />}
      {isMap && <input type="hidden" name="vue" value="carte" />}
      <div className={styles.field}>
        <label htmlFor={id}>{text(`transit.name.${mode}`)}</label>
        <input
          key={stopName}
          id={id}
          type="search"
          name="stopName"
          dir="auto"
          className={inputClass()}
          defaultValue={stopName}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
        />
      </div>
      <div className={styles.buttons}>
        <button type="submit" className={buttonClass('primary')}>
          <Icon name="search" />
          {text('transit.find')}
        </button>
        <NearButton />
      </div>
    </form>
  )
}

/** Asks for the position and lists the nearest stops. Only a script can ask; the name does the same without one. */
function NearButton() {
  const { shellText: text } = useSession()
  const host = useHost()
  const page = usePageQuery()
  const hydrated = useHydrated()
  const [state, setState] = useState<'locating' | 'notLocated'>()
  const { askPosition } = host
  if (!hydrated || !askPosition) return null
  const locate = async () => {
    setState('locating')
    try {
      const { lat, lon } = await askPosition()
      setState(undefined)
      const position = { lat: roundDegrees(lat), lon: roundDegrees(lon), stopName: undefined, page: undefined }
      await host.run(page.to(position), { key: 'stop-search' })
    } catch {
      setState('notLocated')
    }
  }
  return (
    <>
      <button type="button" className={buttonClass('secondary')} onClick={() => void locate()}>
        <Icon name="pin" />
        {text('transit.near')}
      </button>
      <p role="status" className={styles.note}>
        {state && text(`transit.${state}`)}
      </p>
    </>
  )
}
