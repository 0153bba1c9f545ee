import type { Issue, Portal } from '../../../schemas/engine'
import contract from '../../../schemas/generated/entities/portal.js'
import { removeInvalid } from '../api/prune'
import { defaultPortal } from './defaultPortal'

/**
 * The configuration of a portal as its back end answered it, without what its contract refuses. No portal when there
 * is none of that name; the bundled one when what came cannot be used.
 */
export function readPortal(answer: unknown, url: string): { portal: Portal | undefined; issues: Issue[] } {
  const issues: Issue[] = []
  if (answer === undefined) return { portal: undefined, issues }
  const copy: unknown = structuredClone(answer)
  if (removeInvalid(contract, copy, (issue) => issues.push(issue))) return { portal: copy, issues }
  return { portal: defaultPortal(cardOf(url)), issues }
}

/** The first segment of an address. */
function cardOf(url: string): string {
  const [, segment = ''] = url.split(/[/?#]/)
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
