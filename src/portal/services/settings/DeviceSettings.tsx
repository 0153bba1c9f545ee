import { type FormEvent, useEffect, useState } from 'react'
import { buttonClass } from '../../../../renderer/parts/buttonClass'
import {
  type StoredItem,
  type StoredItemKey,
  storedItemKeys,
  storedItems,
} from '../../../../schemas/cookies/storedItems'
import { pagePaths } from '../../../../schemas/routes/pagePaths'
import { showConfirm } from '../../dialogs/showDialogs'
import { useRouteMatch } from '../../location/Route'
import { useRouteLinks } from '../../location/RouteLinks'
import { cachePrefix } from '../../offline/ShellMessage'
import { useSession } from '../../session/Session'
import { SettingsSection } from '../../shell/SettingsSection'
import { SettingsForm } from './SettingsForm'
import styles from './settings.module.css'

/**
 * Lists what the portal stores on the device, as far as scripts can read it, with a button that deletes it. The
 * server deletes it, so it works without JavaScript; with JavaScript, the visitor confirms first.
 */
export function DeviceSettings() {
  const { shellText, dialogs, runs } = useSession()
  const { hasPage } = useRouteLinks()
  const { route } = useRouteMatch()
  const [names, setNames] = useState<readonly string[]>()
  useEffect(() => void listStored().then(setNames), [])
  const stored =
    names &&
    new Set(
      names.map((name) => {
        const key = keyOf(name)
        return key ? shellText(`settings.stored.${key}`) : shellText('settings.stored.other', { name })
      }),
    )
  const consequences = [
    shellText('settings.deviceForgets'),
    ...route.sections.flatMap(({ ready }) => {
      const { forgets } = ready ?? {}
      return forgets && hasPage(forgets.path) ? [shellText(forgets.text)] : []
    }),
    ...(hasPage(pagePaths.account) ? [shellText('settings.deviceSession')] : []),
  ].join(' ')
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    const question = {
      effect: 'confirm',
      title: shellText('settings.deviceAsk'),
      text: consequences,
      ok: shellText('settings.deviceAskOk'),
      danger: true,
    } as const
    // If the dialog cannot be loaded, the form is submitted without a confirmation, as without JavaScript.
    const isSure = await runs.start((signal) => showConfirm(dialogs, question, signal)).catch(() => true)
    if (isSure) form.submit()
  }
  return (
    <SettingsSection title={shellText('settings.device')} text={shellText('settings.deviceText')}>
      {stored?.size === 0 && <p>{shellText('settings.deviceNone')}</p>}
      {stored && stored.size > 0 && (
        <ul className={styles.stored} aria-label={shellText('settings.deviceNow')}>
          {[...stored].map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      <p className={styles.text}>{consequences}</p>
      <SettingsForm action="/oublier" onSubmit={(event) => void ask(event)}>
        <input type="hidden" name="what" value="everything" />
        <button type="submit" className={buttonClass()}>
          {shellText('settings.deviceForget')}
        </button>
      </SettingsForm>
    </SettingsSection>
  )
}

/** The stored item of a name; undefined for a name that is not the portal's. */
function keyOf(name: string): StoredItemKey | undefined {
  return storedItemKeys.find((key) => {
    const item: StoredItem = storedItems[key]
    // A draft appends the name of its form. The caches of an item's offline pages start with its key.
    const starts = [`${item.name}${item.isPerTown ? '_' : ' '}`, cachePrefix(key)]
    return name === item.name || starts.some((start) => name.startsWith(start))
  })
}

/** The names of the readable cookies, the keys of both storages, the databases and the caches, each once. */
async function listStored(): Promise<string[]> {
  const cookies = document.cookie.split('; ').flatMap((cookie) => cookie.split('=')[0] || [])
  const [databases, cacheNames] = await Promise.all([
    indexedDB.databases?.().catch(() => []) ?? [],
    'caches' in window ? caches.keys().catch(() => []) : [],
  ])
  const stored = databases.flatMap(({ name }) => name ?? [])
  return [
    ...new Set([...cookies, ...keysOf(() => localStorage), ...keysOf(() => sessionStorage), ...stored, ...cacheNames]),
  ]
}

/** The keys of a storage; none where the browser forbids it. */
function keysOf(open: () => Storage): string[] {
  try {
    return Object.keys(open())
  } catch {
    return []
  }
}
