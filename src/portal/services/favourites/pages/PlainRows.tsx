import { iconButtonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { FavouriteSettings } from '../../../../../schemas/engine'
import { favouriteId } from '../../../../../schemas/routes/favouriteId'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import { MoveButtons } from '../../../sorting/MoveButtons'
import styles from './favourites.module.css'
import { rowData } from './rowData'

/** The rows of favourites as a form: a browser without a script posts which button was pressed. */
export function PlainRows({ data: { components } }: { data: FavouriteSettings }) {
  const { shellText: text, portal } = useSession()
  const rows = components.flatMap((block) => {
    const row = rowData(block)
    return row ? [{ ...row, id: favouriteId({ type: row.type, favoriteUid: row.favoriteUid }) }] : []
  })
  const path = '/favoris/parametres'
  return (
    <form method="post" action={portalPath(portal.cardName, path)}>
      <input type="hidden" name="order" value={rows.map(({ id }) => id).join(' ')} />
      <p className={styles.links}>
        <a href={portalPath(portal.cardName, '/favoris')}>{text('favourites.back')}</a>
      </p>
      <ul className={styles.rows}>
        {rows.map(({ id, title, favoriteUid, type, notifiable, notificationsEnabled: notifies }, index) => (
          <li key={id} className={`${cardClass(false)} ${styles.row}`}>
            <span className={styles.rowTitle}>{title}</span>
            <MoveButtons
              id={id}
              up={index > 0 ? text('favourites.up', { title }) : undefined}
              down={index < rows.length - 1 ? text('favourites.down', { title }) : undefined}
            />
            {notifiable && (
              <button
                type="submit"
                name={notifies ? 'mute' : 'notify'}
                value={id}
                className={iconButtonClass}
                aria-label={text('favourites.bell', { title })}
                aria-pressed={notifies}
              >
                <Icon name={notifies ? 'bell' : 'bell-off'} />
              </button>
            )}
            <a
              className={iconButtonClass}
              href={portalPath(portal.cardName, '/favoris/garder', {
                type,
                uid: favoriteUid,
                from: path,
              })}
              aria-label={text('favourites.take', { title })}
              rel="nofollow"
            >
              <Icon name="trash" />
            </a>
          </li>
        ))}
      </ul>
    </form>
  )
}
