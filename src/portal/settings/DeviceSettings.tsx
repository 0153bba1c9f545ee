import { useEffect, useState } from 'react'
import { buttonClass } from '../../../renderer/parts/buttonClass'
import { useRouteLinks } from '../location/RouteLinks'
import { useSession } from '../session/Session'
import { SettingsForm } from './SettingsForm'
import { SettingsSection } from './SettingsSection'
import styles from './settings.module.css'

/** What scripts can see of what is stored, and the button that removes it. The server removes it, so it needs no script. */
export function DeviceSettings() {
  const { shellText } = useSession()
  const { hasPage } = useRouteLinks()
  const [names, setNames] = useState<readonly string[]>()
  useEffect(() => void listStored().then(setNames), [])
  return (
    <SettingsSection title={shellText('settings.device')} text={shellText('settings.deviceText')}>
      {names?.length === 0 && <p>{shellText('settings.deviceNone')}</p>}
      {names && names.length > 0 && (
        <ul className={styles.names} aria-label={shellText('settings.deviceNow')}>
          {names.map((name) => (
            <li key={name}>
              <code>{name}</code>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.text}>
        {shellText('settings.deviceForgets')} {hasPage('/compte') && shellText('settings.deviceSession')}
      </p>
      <SettingsForm action="/oublier">
        <button type="submit" className={buttonClass()} name="what" value="everything">
          {shellText('settings.deviceForget')}
        </button>
      </SettingsForm>
    </SettingsSection>
  )
}

/** The names of the readable cookies, the keys of both storages, the databases and the caches, each once. */
async function listStored(): Promise<string[]> {
  const cookies = document.cookie.split('; ').flatMap((each) => each.split('=')[0] || [])
  const [databases, kept] = await Promise.all([
    indexedDB.databases?.().catch(() => []) ?? [],
    'caches' in window ? caches.keys().catch(() => []) : [],
  ])
  const stored = databases.flatMap(({ name }) => name ?? [])
  return [...new Set([...cookies, ...keysOf(() => localStorage), ...keysOf(() => sessionStorage), ...stored, ...kept])]
}

/** The keys of a storage; none where the browser forbids it. */
function keysOf(open: () => Storage): string[] {
  try {
    return Object.keys(open())
  } catch {
    return []
  }
}
