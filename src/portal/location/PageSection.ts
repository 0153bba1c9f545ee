import type { ComponentType } from 'react'
import type { LazyExport } from '../../../renderer/engine/lazy'
import type { RoutePath } from '../../../schemas/routes/routePaths'
import type { ShellTextKey } from '../texts/loadTexts'

/** A section of the settings that a service adds. */
export type SectionComponent = ComponentType & {
  /** What the visitor loses of the service when the device forgets everything, where the portal has the page at `path`. */
  readonly forgets?: { readonly path: RoutePath; readonly text: ShellTextKey }
}

/** A part of a page that a service adds. Its code is loaded with the page. */
export type PageSection = LazyExport<SectionComponent>
