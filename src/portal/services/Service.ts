import type { ComponentType } from 'react'
import type { Lazy, LazyExport } from '../../../renderer/engine/lazy'
import type { StoredItem } from '../../../schemas/cookies/scriptItems'
import type { RoutePath } from '../../../schemas/routes/routePaths'
import type { PageSection } from '../location/PageSection'
import type { Route } from '../location/Route'
import type { HeartProps } from '../location/RouteLinks'
import type { Session } from '../session/Session'

/**
 * A service of the portal: all that other rooms must know of it. Every page loads all records, most of them before it shows, so that
 * code stands in lazy members.
 */
export type Service = {
  routes: { readonly [P in RoutePath]?: Route }
  /** Handles the events of blocks on any page. Loaded with the code of actions. */
  listen?: LazyExport<(session: Session) => void>
  /** Goes on with what the visitor has begun, on devices whose local storage has the item. */
  unfinishedWork?: {
    item: StoredItem
    resume: LazyExport<(session: Session) => void>
    /** Asks whether it may be lost. Resolves to whether the visitor agrees, or has nothing to lose. */
    askToForget: LazyExport<(session: Session) => Promise<boolean>>
  }
  /** A section of the settings page. */
  settingsSection?: PageSection
  /** The heart above a page that visitors can keep. Its code comes with its texts, so that it is loaded for a language. */
  heart?: Lazy<ComponentType<HeartProps>>
}
