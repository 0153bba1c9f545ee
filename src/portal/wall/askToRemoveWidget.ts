import { showModal } from '../dialogs/showDialogs'
import type { Session } from '../session/Session'
import { addTexts } from '../texts/loadTexts'
import { wallTexts } from '../texts/wall/wallTexts'
import { wallQuery } from './wallQueries'

/** Opens the modal that asks whether to remove a widget, and does so. */
export async function askToRemoveWidget(session: Session, uid: string): Promise<void> {
  await addTexts(wallTexts, session.locale)
  const { shellText: text, queries, scope } = session
  const wall = queries.read(wallQuery(scope))
  const tile = wall && 'data' in wall ? wall.data.tiles.find((each) => each.uid === uid) : undefined
  const question = tile ? text('wall.removeText', { title: tile.title }) : text('wall.removeAny')
  await showModal(session, {
    title: text('wall.removeTitle'),
    components: [{ type: 'description', data: { text: question } }],
    buttons: [
      { label: text('wall.cancel'), kind: 'secondary' },
      {
        label: text('wall.removeOk'),
        kind: 'danger',
        action: { handler: 'remove-widget', data: { path: encodeURIComponent(uid) } },
      },
    ],
  })
}
