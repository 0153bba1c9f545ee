import { useId } from 'react'
import { inputClass } from '../../../../../renderer/inputs/inputClass'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { stopPath } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { type BoardAddress, hoursBefore, lastPage } from '../StopAddress'
import styles from './transit.module.css'

type Props = {
  uid: string
  address: BoardAddress
  /** Time of the first departure shown, `YYYY-MM-DDTHH:MM`. */
  first: string | undefined
  hasMore: boolean
}

/** Links to earlier and later departures, and a form for those from a time on. They work without a script. */
export function OtherTimes({ uid, address: { at, page }, first, hasMore }: Props) {
  const { portal, shellText: text } = useSession()
  const id = useId()
  const path = stopPath(uid)
  const to = (query: Record<string, string>) => portalPath(portal.cardName, path, query)
  const sameTime: Record<string, string> = at === undefined ? {} : { at }
  const onPage = (number: number) => (number > 1 ? { ...sameTime, page: String(number) } : sameTime)
  const start = at ?? first
  const earlier = page > 1 ? onPage(page - 1) : start !== undefined ? { at: hoursBefore(start, 1) } : undefined
  const isNow = at === undefined && page === 1
  return (
    <nav className={styles.otherTimes} aria-label={text('transit.otherTimes')}>
      <p className={entries.links}>
        {earlier && (
          <a href={to(earlier)} rel="nofollow">
            {text('transit.earlier')}
          </a>
        )}
        {!isNow && <a href={to({})}>{text('transit.now')}</a>}
        {hasMore && page < lastPage && (
          <a href={to(onPage(page + 1))} rel="nofollow">
            {text('transit.later')}
          </a>
        )}
      </p>
      <form className={styles.search} action={portalPath(portal.cardName, path)}>
        <div className={styles.field}>
          <label htmlFor={id}>{text('transit.at')}</label>
          <input
            key={at}
            id={id}
            type="datetime-local"
            name="at"
            className={inputClass()}
            defaultValue={start}
            required
          />
        </div>
        <button type="submit" className={buttonClass('primary')}>
          {text('transit.show')}
        </button>
      </form>
    </nav>
  )
}
