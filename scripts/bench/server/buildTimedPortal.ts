import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { packageRoot } from '../../../src/server/packageRoot'
import { loadPortalApp, type PortalApp } from '../../../src/server/web/pages/PortalApp'

const timed = join(import.meta.dirname, 'contenders/timedReactDom.ts')

/** Builds the portal's server rendering with a timed `renderToString`. Uses the client of the last build. */
export async function buildTimedPortal(folder: string): Promise<PortalApp> {
  const portal = join(folder, 'portal')
  mkdirSync(portal)
  symlinkSync(join(packageRoot, 'dist/portal/client'), join(portal, 'client'))
  await build({
    root: packageRoot,
    mode: 'portal-server',
    logLevel: 'error',
    build: { outDir: join(portal, 'server'), emptyOutDir: true },
    plugins: [
      {
        name: 'timed-react-dom',
        enforce: 'pre',
        resolveId: (source, importer) => (source === 'react-dom/server' && importer !== timed ? timed : null),
      },
    ],
  })
  const app = await loadPortalApp(portal)
  if (!app) throw new Error('The portal is not built: run npm run build.')
  return app
}

/** Returns React's render times (ms) since the last call. */
export function takeRenderTimes(): number[] {
  const times: unknown = Reflect.get(globalThis, 'renderTimes')
  return Array.isArray(times) ? times.splice(0).map(Number) : []
}
