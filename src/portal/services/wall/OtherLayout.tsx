import type { StoreCatalogue, StoreEntry } from '../../../../schemas/engine'
import type { Env } from '../../api/pageQueries'
import { useSession } from '../../session/Session'
import styles from './Subscription.module.css'

type Props = {
  store: StoreCatalogue
  /** The widgets of the store in all layouts; empty where they are not known. */
  appStore: readonly StoreEntry[]
  /** The layout that the page is shown in. */
  env: Env
}

/** Names the widgets that the town offers in the other layout only: visitors find them on another device. */
export function OtherLayout({ store, appStore, env }: Props) {
  const { locale, shellText: text } = useSession()
  const titles = appStore.flatMap(({ uid, title }) => (store.items.some((each) => each.uid === uid) ? [] : [title]))
  if (titles.length === 0) return null
  return (
    <p className={styles.elsewhere}>
      {text(`wall.elsewhere.${env}`, { titles: new Intl.ListFormat(locale).format(titles), count: titles.length })}
    </p>
  )
}
