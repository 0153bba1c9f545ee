import type { BrowserContextOptions, Page } from '@playwright/test'
import { hasService } from '../../schemas/routes/services'
import { accountSteps } from './accountSteps'
import { openAccountServer } from './openAccountServer'
import { test as base, baseURL, phone } from './page'
import { type Town, towns } from './towns'

const devices: Readonly<Record<'phone' | 'desktop', BrowserContextOptions>> = {
  phone,
  desktop: { viewport: { width: 1280, height: 900 } },
}

/** A visitor of a town, on a device, with or without an account. */
export type Cell = { name: string; town: Town; device: keyof typeof devices; isSignedIn: boolean }

/** What a visitor's own things are tried for: each town, on each device, with and without an account. */
export const cells = towns.flatMap((town) =>
  (['phone', 'desktop'] as const).flatMap((device) =>
    [true, false].map(
      (isSignedIn): Cell => ({
        name: `${town.card} on a ${device}, ${isSignedIn ? 'signed in' : 'anonymous'}`,
        town,
        device,
        isSignedIn,
      }),
    ),
  ),
)

const hasAccounts = ({ portal }: Town) => hasService(portal, 'login')

/**
 * The tag of a test of a cell. One cell is tried every day: a town with accounts on a phone for who signed in, one without on
 * a desktop for who did not.
 */
export const tagOf = ({ town, device, isSignedIn }: Cell, everyDay: 'signed in' | 'anonymous'): string[] => {
  const isEveryDay = hasAccounts(town) ? device === 'phone' && isSignedIn : device === 'desktop' && !isSignedIn
  return isEveryDay && isSignedIn === (everyDay === 'signed in') ? [] : ['@all']
}

type Fixtures = {
  /** Opens a page as the visitor of a cell, with the address of their account. `before` comes before they sign in. */
  openCell: (cell: Cell, before?: (page: Page) => Promise<void>) => Promise<{ page: Page; email: string | undefined }>
}

type WorkerFixtures = {
  /** The origin of a server whose towns all have accounts, which starts when the first test asks for it. */
  accountServer: () => Promise<string>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  accountServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures from it
    async ({}, use) => {
      let server: ReturnType<typeof openAccountServer> | undefined
      await use(async () => {
        server ??= openAccountServer()
        return (await server).base
      })
      await (await server)?.close()
    },
    { scope: 'worker' },
  ],

  openCell: async ({ visitor, accountServer }, use) => {
    await use(async ({ town, device, isSignedIn }, before) => {
      const hasOwnServer = isSignedIn && !hasAccounts(town)
      const page = await visitor({ ...devices[device], baseURL: hasOwnServer ? await accountServer() : baseURL })
      await before?.(page)
      const email = isSignedIn ? await accountSteps(page, 'fr', town.card).openAccount() : undefined
      return { page, email }
    })
  },
})
