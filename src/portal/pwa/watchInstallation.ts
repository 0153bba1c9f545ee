import type { Env } from '../api/pageQueries'

/**
 * Resolves to the browser's event that it can install the portal, which it fires once, maybe before the session is
 * created. On phones, the browser then makes no offer of its own beside the portal's.
 */
export const watchInstallation = (env: Env): Promise<Event> =>
  new Promise((resolve) =>
    window.addEventListener('beforeinstallprompt', (event) => {
      if (env !== 'desktop') event.preventDefault()
      resolve(event)
    }),
  )
