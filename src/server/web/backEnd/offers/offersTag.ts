import type { TableTag } from '../../../db/changes/TableVersions'

/** The tag of what depends on which services a portal is offered: its answers, and the pages made of them. */
export const offersTag = (portal: string): TableTag => `${portal}/offers`

const portalInPath = /\/portal\/([^/?]+)|[?&]portalName=([^&]+)/

/** The tag of the portal that the address of a call names, if any. */
export function offersTagOf(address: string): TableTag | undefined {
  const [, inPath, inQuery] = portalInPath.exec(address) ?? []
  const portal = inPath ?? inQuery
  return portal === undefined ? undefined : offersTag(portal)
}
