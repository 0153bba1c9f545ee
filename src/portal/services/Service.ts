import type { ComponentType } from 'react'
import type { Lazy, LazyExport } from '../../../renderer/engine/lazy'
import type { RoutePath } from '../../../schemas/routes/routePaths'
import type { PageSection, Route } from '../location/Route'
import type { HeartProps } from '../location/RouteLinks'
import type { Session } from '../session/Session'

/**
 * A service of the portal: all that other rooms must know of it. The first script holds every record, so that code stands in lazy
 * members.
 */
export type Service = {
  routes: { readonly [P in RoutePath]?: Route }
  /** Handles the events of blocks on any page. Loaded with the code of actions. */
  listen?: LazyExport<(session: Session) => void>
  /** A section of the settings page. */
  settingsSection?: PageSection
  /** The heart above a page that visitors can keep. Its code comes with its texts, so that it is loaded for a language. */
  heart?: Lazy<ComponentType<HeartProps>>
}
