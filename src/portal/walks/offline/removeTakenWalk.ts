import { listTakenWalks, removeStoredWalk } from '../store/walkStore'
import { removeShell } from './installShell'

/** Removes a stored walk, and what opens stored walks once there is none. */
export async function removeTakenWalk(key: string): Promise<void> {
  await removeStoredWalk(key)
  if ((await listTakenWalks()).length === 0) await removeShell()
}
