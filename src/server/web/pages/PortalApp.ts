import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { doorVersion, type Manifest, type PortalDoor } from '../../../../schemas/door'
import { isObject } from '../../../../schemas/engine'

/** The built portal. */
export type PortalApp = PortalDoor & { assets: Manifest }

/** Loads the built portal (`server/entry-server.js` and `client/`) of a folder; undefined when it is not built. */
export async function loadPortalApp(folder: string): Promise<PortalApp | undefined> {
  const entry = join(folder, 'server/entry-server.js')
  const manifest = join(folder, 'client/.vite/manifest.json')
  if (!existsSync(entry) || !existsSync(manifest)) return undefined
  const { door }: { door?: unknown } = await import(/* @vite-ignore */ pathToFileURL(entry).href)
  if (!isDoor(door)) throw new Error(`${entry} is not of this version: build the portal again.`)
  return { ...door, assets: JSON.parse(readFileSync(manifest, 'utf8')) }
}

const isDoor = (door: unknown): door is PortalDoor => isObject(door) && door.doorVersion === doorVersion
