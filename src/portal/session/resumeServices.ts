import { nameInTown } from '../../../schemas/cookies/scriptItems'
import { services } from '../services/index'
import type { Session } from './Session'

/** Lets services go on with what the visitor has begun on this device. Rejects when their code fails to load. */
export async function resumeServices(session: Session): Promise<void> {
  const { cardName } = session.portal
  for (const { unfinished } of services) {
    if (!unfinished || !isStored(nameInTown(unfinished.item, cardName))) continue
    const resume = await unfinished.resume.retry()
    resume(session)
  }
}

function isStored(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    return false
  }
}
