import { useEffect, useEffectEvent, useState } from 'react'
import { useHost } from '../../../../renderer/engine/HostContext'
import { EmptyMessage } from '../../../../renderer/parts/EmptyMessage'
import { ErrorText } from '../../../../renderer/parts/ErrorText'
import { HeadingLevel } from '../../../../renderer/parts/Heading'
import { usePageQuery } from '../../../../renderer/parts/usePageQuery'
import type { StoreCatalogue, StoreEntry, Wall, WallCategory } from '../../../../schemas/engine'
import type { Env } from '../../api/pageQueries'
import { useSession, useVisitor } from '../../session/Session'
import { FormOutcome } from '../../shell/FormOutcome'
import { PageBlocks } from '../../shell/PageView'
import page from '../../shell/PageView.module.css'
import { Catalog } from './Catalog'
import { OtherLayout } from './OtherLayout'
import { OwnTiles } from './OwnTiles'
import { openSettings } from './openSettings'
import styles from './Subscription.module.css'
import { WallForms } from './WallForms'
import { wallOutcomes } from './wallOutcomes'
import { problemKey, type WallProblem } from './wallProblem'
import type { Category } from './wallQueries'

export type SubscriptionData = {
  /** The wall, or its tiles of the chosen category. */
  wall: Wall
  chosen: Category | undefined
  /** The categories of the whole wall. */
  categories: readonly WallCategory[]
  store: StoreCatalogue
  /** The widgets of the store in all layouts; empty where they are not known. */
  appStore: readonly StoreEntry[]
  /** The layout that the page is shown in. */
  env: Env
}

/**
 * The visitor's tiles, which they order, mute and remove, and the catalogue. The parameter `configure` of the address names a
 * widget whose settings open.
 */
export function SubscriptionScreen({
  data: { wall, chosen, categories, store, appStore, env },
}: {
  data: SubscriptionData
}) {
  const session = useSession()
  const { shellText: text } = session
  const account = useVisitor('account')
  const host = useHost()
  const { params, to } = usePageQuery()
  const [problem, setProblem] = useState<WallProblem>()
  const configured = params.get('configure')
  const open = useEffectEvent(async (uid: string) => {
    // Going back must not open the settings again.
    await host.run(to({ configure: undefined }, true), { key: 'configure' })
    setProblem(await openSettings(session, uid))
  })
  useEffect(() => {
    if (configured) void open(configured)
  }, [configured])
  return (
    <>
      <header className={page.header}>
        <h1 className={page.title}>{text('wall.title')}</h1>
        <p className={page.lead}>{`${text('wall.lead')} ${account ? '' : text('wall.device')}`}</p>
      </header>
      <FormOutcome texts={wallOutcomes} form="wall" />
      <WallForms tiles={wall.tiles} />
      {problem && <ErrorText>{text(problemKey(problem))}</ErrorText>}
      {wall.tiles.length === 0 && chosen === undefined ? (
        <EmptyMessage title={text('wall.emptyTitle')} text={text('wall.emptyText')} />
      ) : (
        <OwnTiles tiles={wall.tiles} chosen={chosen} categories={categories} />
      )}
      {wall.components.length > 0 && (
        <section aria-labelledby="wall-town">
          <h2 id="wall-town" className={styles.heading}>
            {text('wall.town')}
          </h2>
          <HeadingLevel value={3}>
            <PageBlocks components={wall.components} />
          </HeadingLevel>
        </section>
      )}
      <h2 className={styles.heading}>{text('wall.catalog')}</h2>
      <Catalog store={store} />
      <OtherLayout store={store} appStore={appStore} env={env} />
    </>
  )
}
