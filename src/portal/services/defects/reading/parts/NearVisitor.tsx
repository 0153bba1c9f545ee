import { useState } from 'react'
import { useHost } from '../../../../../../renderer/engine/HostContext'
import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../../../renderer/parts/Icon'
import { useHydrated } from '../../../../../../renderer/parts/useHydrated'
import { usePageQuery } from '../../../../../../renderer/parts/usePageQuery'
import { useSession } from '../../../../session/Session'
import { roundDegrees } from '../ListAddress'
import styles from './ReportFilters.module.css'

/** Asks for the position and lists what is near. Only a script can ask; an address does the same without one. */
export function NearVisitor() {
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
      const position = { lat: roundDegrees(lat), lon: roundDegrees(lon), near: undefined, sort: undefined }
      setState(undefined)
      await host.run(page.to(position), { key: 'report-filters' })
    } catch {
      setState('notLocated')
    }
  }
  return (
    <>
      <button type="button" className={buttonClass('secondary')} onClick={() => void locate()}>
        <Icon name="pin" />
        {text('reports.locate')}
      </button>
      <p role="status" className={styles.note}>
        {state && text(`reports.${state}`)}
      </p>
    </>
  )
}
