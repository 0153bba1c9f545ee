import { Fragment, useSyncExternalStore } from 'react'
import { useSession } from '../session/Session'

/** Renders the open dialogs. */
export function DialogSlot() {
  const { dialogs } = useSession()
  const open = useSyncExternalStore(dialogs.subscribe, dialogs.read, dialogs.read)
  return open.map(({ key, element }) => <Fragment key={key}>{element}</Fragment>)
}
