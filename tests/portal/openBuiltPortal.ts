import { join } from 'node:path'
import { packageRoot } from '../../src/server/packageRoot'
import { loadPortalApp } from '../../src/server/web/pages/PortalApp'
import { openServer, type TestServer } from '../helpers/server/openServer'

const built = join(packageRoot, 'dist')

/** Opens the server with both demonstration towns and the portal as visitors get it, with all its files. */
export async function openBuiltPortal(): Promise<TestServer> {
  const portal = await loadPortalApp(join(built, 'portal'))
  if (!portal) throw new Error('The portal is not built: run `npm run build`, as `npm test` does.')
  return await openServer({ built, portal })
}
