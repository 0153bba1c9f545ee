import { type ReactNode, useId } from 'react'
import { useHydrated } from '../../../renderer/parts/useHydrated'
import type { RoutePath } from '../../../schemas/routes/routePaths'
import { useRouteLinks } from '../location/RouteLinks'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import styles from './SettingsSection.module.css'

type Props = { title: string; text: string; children: ReactNode }

/** A section of the settings with a heading. */
export function SettingsSection({ title, text, children }: Props) {
  const heading = useId()
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  )
}

type ServiceProps = {
  title: string
  text: string
  /** The page with all settings of the service, and the words of the link to it. */
  path: RoutePath
  link: string
  /** What the visitor has there, which needs JavaScript. */
  children?: ReactNode
}

/** The section of a service, with a link to its own page; nothing where the portal does not have it. */
export function ServiceSettings({ path, link, children, ...words }: ServiceProps) {
  const { portal } = useSession()
  const { hasPage } = useRouteLinks()
  const hydrated = useHydrated()
  if (!hasPage(path)) return null
  return (
    <SettingsSection {...words}>
      {hydrated && children}
      <p>
        <a href={portalPath(portal.cardName, path)}>{link}</a>
      </p>
    </SettingsSection>
  )
}
