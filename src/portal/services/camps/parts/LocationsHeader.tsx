import { Icon } from '../../../../../renderer/parts/Icon'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'

const views = [
  { path: pagePaths.camps, icon: 'menu', label: 'camps.list' },
  { path: pagePaths.campMap, icon: 'map', label: 'camps.map' },
  { path: pagePaths.ownCamps, icon: 'user', label: 'camps.own' },
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
      <nav aria-label={text('camps.views')}>
        <p className={entries.links}>
          {views.map(({ path, icon, label }) => (
            <a key={path} href={portalPath(portal.cardName, path)} aria-current={path === current ? 'page' : undefined}>
              <Icon name={icon} />
              {text(label)}
            </a>
          ))}
        </p>
      </nav>
    </>
  )
}
