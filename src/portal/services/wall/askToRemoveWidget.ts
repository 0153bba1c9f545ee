import { showModal } from '../../dialogs/showDialogs'
import type { Session } from '../../session/Session'
import { addTexts } from '../../texts/loadTexts'
import { tileNames } from './tileNames'
import { categoryQueries, wallQuery } from './wallQueries'
import { wallTexts } from './wallTexts'

/** Opens the modal that asks whether to remove a widget, and does so. */
export async function askToRemoveWidget(session: Session, uid: string): Promise<void> {
  await addTexts(wallTexts, session.locale)
  const { shellText: text, queries, scope } = session
  const titles = [wallQuery(scope), ...categoryQueries(scope)].map((query) => {
    const wall = queries.read(query)
    return wall && 'data' in wall ? tileNames(wall.data.tiles).get(uid) : undefined
  })
  const title = titles.find((each) => each !== undefined)
  const question = title === undefined ? text('wall.removeAny') : text('wall.removeText', { title })
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
