import { Fragment, useSyncExternalStore } from 'react'
import { useSession } from '../session/Session'

/** Where dialogs are drawn. Their code comes with the first one. */
export function DialogSlot() {
  const { dialogs } = useSession()
  const open = useSyncExternalStore(dialogs.subscribe, dialogs.read, dialogs.read)
  return open.map(({ key, element }) => <Fragment key={key}>{element}</Fragment>)
}
