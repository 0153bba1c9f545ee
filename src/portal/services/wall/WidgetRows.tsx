import { type ReactNode, useEffect, useState } from 'react'
import { LoadFailure } from '../../../../renderer/parts/LoadFailure'
import { Spinner } from '../../../../renderer/parts/Spinner'
import type { Block, WallTile } from '../../../../schemas/engine'
import { useSession, useVisitor } from '../../session/Session'
import { useAnswer } from '../../session/useAnswers'
import { PageBlocks } from '../../shell/PageView'
import { tileNames } from './tileNames'
import { wallQuery } from './wallQueries'

/** The message shown while there are no rows. */
type Texts = { loading: string; failed: string; empty: string }

/** A row of settings for each widget of the visitor. They are read in the browser, so that all visitors share the page. */
export function WidgetRows({ texts: { loading, failed, empty } }: { texts: Texts }): ReactNode {
  const { scope, engine, locale, queries } = useSession()
  // The query depends on the account.
  useVisitor('account')
  const query = wallQuery(scope)
  const answer = useAnswer(query)
  const [isPreloaded, setPreloaded] = useState(false)
  useEffect(() => {
    // Rows whose code failed to load offer to load it again.
    void engine.preload(['parameters-row'], locale).then(() => setPreloaded(true))
  }, [engine, locale])
  if (answer && 'failure' in answer) return <LoadFailure message={failed} retry={() => queries.load(query)} />
  if (!answer || !isPreloaded) return <Spinner label={loading} />
  const { tiles } = answer.data
  if (tiles.length === 0) return <p>{empty}</p>
  const names = tileNames(tiles)
  return <PageBlocks components={tiles.map((tile) => toRow(tile, names.get(tile.uid) ?? tile.title))} />
}

const toRow = ({ uid, icon, notifiable, notify, hasSettings }: WallTile, title: string): Block<'parameters-row'> => ({
  type: 'parameters-row',
  id: `widget-${uid}`,
  data: {
    uid,
    title,
    icon,
    notifiable,
    notificationsEnabled: notify,
    deletable: true,
    ...(hasSettings && {
      configuration: { handler: 'navigation', data: { path: '/abonnement', query: { configure: uid } } },
    }),
  },
})
