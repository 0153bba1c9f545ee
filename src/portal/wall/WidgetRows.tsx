import { type ReactNode, useEffect, useState } from 'react'
import { ErrorText } from '../../../renderer/parts/ErrorText'
import { Spinner } from '../../../renderer/parts/Spinner'
import type { Block, WallTile } from '../../../schemas/engine'
import { useSession } from '../session/Session'
import { useAnswer } from '../session/useAnswers'
import { PageBlocks } from '../shell/PageView'
import { wallQuery } from './wallQueries'

/** The message shown while there are no rows. */
type Texts = { loading: string; failed: string; empty: string }

/** A row of settings for each widget of the visitor. They are read in the browser, so that all visitors share the page. */
export function WidgetRows({ texts: { loading, failed, empty } }: { texts: Texts }): ReactNode {
  const { scope, engine, locale } = useSession()
  const answer = useAnswer(wallQuery(scope))
  const [code, setCode] = useState<'loaded' | 'failed'>()
  useEffect(() => {
    engine.preload(['parameters-row'], locale).then(
      () => setCode('loaded'),
      () => setCode('failed'),
    )
  }, [engine, locale])
  if (code === 'failed' || (answer && !('data' in answer))) return <ErrorText>{failed}</ErrorText>
  if (!answer || !code) return <Spinner label={loading} />
  const { tiles } = answer.data
  return tiles.length > 0 ? <PageBlocks components={tiles.map(toRow)} /> : <p>{empty}</p>
}

const toRow = ({ uid, title, icon, notifiable, notify, hasSettings }: WallTile): Block<'parameters-row'> => ({
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
