import { favouriteId } from '../../../../schemas/routes/favouriteId'
import { showModal } from '../../dialogs/showDialogs'
import type { Session } from '../../session/Session'
import { addTexts } from '../../texts/loadTexts'
import type { FavouriteName } from './favouriteQueries'
import { favouriteTexts } from './favouriteTexts'

/** Opens the modal that asks whether to remove a favourite, and does so. */
export async function askToRemove(session: Session, name: FavouriteName): Promise<void> {
  await addTexts(favouriteTexts, session.locale)
  const { shellText: text } = session
  await showModal(session, {
    title: text('favourites.confirmRemove'),
    components: [{ type: 'description', data: { text: text('favourites.confirmRemoveText') } }],
    buttons: [
      { label: text('favourites.cancel'), kind: 'secondary' },
      {
        label: text('favourites.doRemove'),
        kind: 'danger',
        action: { handler: 'remove-fav', data: { path: favouriteId(name) } },
      },
    ],
  })
}
