import { type FormEvent, useEffect, useState } from 'react'
import { buttonClass } from '../../../renderer/parts/buttonClass'
import { showConfirm } from '../dialogs/showDialogs'
import { useRouteLinks } from '../location/RouteLinks'
import { useSession } from '../session/Session'
import { SettingsForm } from './SettingsForm'
import { SettingsSection } from './SettingsSection'
import styles from './settings.module.css'

/**
 * What scripts can see of what is stored, and the button that removes it. The server removes it, so it needs no script; with one,
 * the visitor is asked first.
 */
export function DeviceSettings() {
  const { shellText, dialogs, runs } = useSession()
  const { hasPage } = useRouteLinks()
  const [names, setNames] = useState<readonly string[]>()
  useEffect(() => void listStored().then(setNames), [])
  const lost = [
    shellText('settings.deviceForgets'),
    ...(hasPage('/favoris') ? [shellText('settings.deviceLists')] : []),
    ...(hasPage('/compte') ? [shellText('settings.deviceSession')] : []),
  ].join(' ')
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    const question = {
      effect: 'confirm',
      title: shellText('settings.deviceAsk'),
      text: lost,
      ok: shellText('settings.deviceAskOk'),
    } as const
    // Where the question cannot be loaded, the form is sent as without a script.
    const isSure = await runs.start((signal) => showConfirm(dialogs, question, signal)).catch(() => true)
    if (isSure) form.submit()
  }
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
      <p className={styles.text}>{lost}</p>
      <SettingsForm action="/oublier" onSubmit={(event) => void ask(event)}>
        <input type="hidden" name="what" value="everything" />
        <button type="submit" className={buttonClass()}>
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
