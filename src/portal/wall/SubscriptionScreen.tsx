import { EmptyMessage } from '../../../renderer/parts/EmptyMessage'
import type { StoreCatalogue, Wall } from '../../../schemas/engine'
import { useSession, useVisitor } from '../session/Session'
import page from '../shell/PageView.module.css'
import { Catalog } from './Catalog'
import { OwnTiles } from './OwnTiles'
import styles from './Subscription.module.css'

/** The visitor's tiles, which they order, mute and remove, and the catalogue. */
export function SubscriptionScreen({ data: { wall, store } }: { data: { wall: Wall; store: StoreCatalogue } }) {
  const { shellText: text } = useSession()
  const account = useVisitor('account')
  return (
    <>
      <header className={page.header}>
        <h1 className={page.title}>{text('wall.title')}</h1>
        <p className={page.lead}>{`${text('wall.lead')} ${account ? '' : text('wall.device')}`}</p>
      </header>
      {wall.tiles.length === 0 ? (
        <EmptyMessage title={text('wall.emptyTitle')} text={text('wall.emptyText')} />
      ) : (
        <OwnTiles tiles={wall.tiles} />
      )}
      <h2 className={styles.heading}>{text('wall.catalog')}</h2>
      <Catalog store={store} />
    </>
  )
}
