import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import { ViewLinks } from '../../../pages/ViewLinks'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import styles from './camps.module.css'

const views = [
  { path: pagePaths.camps, icon: 'menu', label: 'camps.list' },
  { path: pagePaths.campMap, icon: 'map', label: 'camps.map' },
] as const

/** The title of the list and of the map, and the way between both and to the visitor's own camps. */
export function LocationsHeader({ current }: { current: (typeof views)[number]['path'] }) {
  const { portal, shellText: text } = useSession()
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{text('camps.title')}</h1>
        <p className={view.lead}>{text('camps.lead')}</p>
      </header>
      <div className={styles.top}>
        <ViewLinks views={views} current={current} label="camps.views" />
        <a className={buttonClass('secondary')} href={portalPath(portal.cardName, pagePaths.ownCamps)}>
          {text('camps.own')}
        </a>
      </div>
    </>
  )
}
