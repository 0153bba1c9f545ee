import { type MouseEvent, useState } from 'react'
import styles from '../../../renderer/blocks/parameters-row/ParametersRow.module.css'
import { iconButtonClass } from '../../../renderer/parts/buttonClass'
import cover from '../../../renderer/parts/CoverLink.module.css'
import { cardClass } from '../../../renderer/parts/cardClass'
import iconStyles from '../../../renderer/parts/Icon.module.css'
import { type IconName, icons } from '../../../renderer/parts/icons'
import rowStyles from '../../../renderer/parts/Row.module.css'
import type { Contender } from './Contender'
import { reactContender } from './reactContender'

type Favourite = {
  id: string
  data: { title: string; image: { src: string; alt: string }; notificationsEnabled: boolean }
  action: { data: { path: string } }
}

const Sign = ({ name }: { name: IconName }) => (
  <svg className={iconStyles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={icons[name]} />
  </svg>
)

/** A row written by hand for one list, with the state of its bell and its calls. */
function Favourite({ favourite }: { favourite: Favourite }) {
  const { title, image, notificationsEnabled } = favourite.data
  const path = `/montclair${favourite.action.data.path}`
  const [isOn, setOn] = useState(notificationsEnabled)
  const [waiting, setWaiting] = useState<'bell' | 'remove'>()
  const [failure, setFailure] = useState<string>()
  const send = async (what: 'bell' | 'remove', method: string) => {
    if (waiting) return
    setWaiting(what)
    try {
      await fetch(path, { method })
      if (what === 'bell') setOn(!isOn)
    } catch {
      setFailure('Réessayez.')
    }
    setWaiting(undefined)
  }
  return (
    <div className={`${cardClass(false)} ${styles.row}`}>
      <div className={rowStyles.row} data-pressable="">
        <span className={rowStyles.lead}>
          <img
            className={styles.image}
            src={`/crop-resize/46x46/${image.src}`}
            srcSet={`/crop-resize/46x46/${image.src} 1x, /crop-resize/92x92/${image.src} 2x`}
            alt={image.alt}
            width={46}
            height={46}
            loading="lazy"
            decoding="async"
          />
        </span>
        <div className={rowStyles.body}>
          <span className={rowStyles.title}>
            <a
              className={cover.link}
              href={path}
              onClick={(event: MouseEvent) => {
                event.preventDefault()
                history.pushState(null, '', path)
              }}
            >
              {title}
            </a>
          </span>
        </div>
        <div className={rowStyles.end}>
          <div className={styles.controls}>
            <button
              type="button"
              className={`${iconButtonClass} ${styles.button}`}
              aria-label={`Notifications de «\u202f${title}\u202f»`}
              aria-pressed={isOn}
              onClick={() => void send('bell', 'POST')}
            >
              <Sign name={isOn ? 'bell' : 'bell-off'} />
            </button>
            <button
              type="button"
              className={`${iconButtonClass} ${styles.button}`}
              data-danger
              aria-label={`Retirer «\u202f${title}\u202f»`}
              onClick={() => void send('remove', 'DELETE')}
            >
              <Sign name="trash" />
            </button>
          </div>
        </div>
      </div>
      {failure && <p className={styles.failure}>{failure}</p>}
    </div>
  )
}

/** A list of favourites by hand, without validation, registry or actions. */
export const handRows = (): Contender =>
  reactContender((text) => {
    const page: { components: Favourite[] } = JSON.parse(text)
    return page.components.map((favourite) => <Favourite key={favourite.id} favourite={favourite} />)
  })
