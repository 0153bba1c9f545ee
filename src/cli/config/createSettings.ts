import { basename, relative, resolve, sep } from 'node:path'
import type { Kind } from '../../../schemas'
import type { Configuration } from '../../../schemas/configuration'
import type { LintContext } from '../../../schemas/lint'
import type { Input } from '../input/Input'
import { expandBraces } from './expandBraces'
import { type LoadedConfiguration, portalsOf } from './LoadedConfiguration'
import type { PortalFacts } from './readPortal'
import type { Settings } from './Settings'

/** What the command line asks for; it comes before the configuration. */
export type Wishes = {
  as: Kind | undefined
  at: string | undefined
  severities: Settings['severities']
  locale: string | undefined
  timeZone: string | undefined
  now: Date
  /** In milliseconds. */
  timeout: number | undefined
}

/** What the configuration says about all files, or an override about some. */
type Layer = Pick<Configuration, 'as' | 'at' | 'locale' | 'timeZone' | 'portal' | 'radius' | 'rules'>

/** In metres: how far the surroundings of a portal reach unless the configuration says otherwise. */
const usualRadius = 30_000

type Override = { matches: (name: string) => boolean; layer: Layer }

/** Answers how each input is to be checked; inputs of the same settings get the same object. */
export async function createSettings(
  loaded: LoadedConfiguration | undefined,
  wishes: Wishes,
): Promise<(input: Input) => Settings> {
  const overrides = await Promise.all((loaded?.content.overrides ?? []).map(readOverride))
  const known = new Map<string, Settings>()
  const layersOf = (chosen: readonly Override[]) => [loaded?.content ?? {}, ...chosen.map(({ layer }) => layer)]
  const combine = await combiner(loaded, wishes)
  return ({ name, path, url }) => {
    const place = url !== undefined || overrides.length === 0 ? undefined : placeOf(loaded?.folder ?? '', path ?? name)
    const chosen = place === undefined ? [] : overrides.filter(({ matches }) => matches(place))
    const key = chosen.map((override) => overrides.indexOf(override)).join()
    const settings = known.get(key) ?? combine(layersOf(chosen))
    known.set(key, settings)
    return settings
  }
}

/** The path of a file from a folder; undefined when it is not inside. */
function placeOf(folder: string, path: string): string | undefined {
  const place = relative(folder, resolve(path)).replaceAll(sep, '/')
  return place === '' || place.startsWith('../') || resolve(place) === place ? undefined : place
}

async function readOverride({ files, ...layer }: NonNullable<Configuration['overrides']>[number]): Promise<Override> {
  const { default: ignore } = await import('ignore')
  const patterns = ignore({ ignorecase: false }).add(files.flatMap(expandBraces))
  return { matches: (place) => patterns.ignores(place), layer }
}

async function combiner(loaded: LoadedConfiguration | undefined, wishes: Wishes) {
  const portals = await readPortals(loaded)
  return (layers: readonly Layer[]): Settings => {
    const lint: LintContext = { locale: 'fr', now: wishes.now, timeZone: 'Europe/Brussels' }
    const settings: Settings = { as: undefined, at: undefined, severities: {}, lint }
    let radius = usualRadius
    let centre: PortalFacts['centre']
    for (const layer of layers) {
      if (layer.as !== undefined) settings.as = layer.as
      if (layer.at !== undefined) settings.at = layer.at
      Object.assign(settings.severities, layer.rules)
      const portal = layer.portal === undefined ? undefined : portals.get(layer.portal)
      if (portal) {
        centre = portal.centre
        lint.locale = portal.locale ?? lint.locale
        lint.timeZone = portal.timeZone ?? lint.timeZone
      }
      radius = layer.radius ?? radius
      lint.locale = layer.locale ?? lint.locale
      lint.timeZone = layer.timeZone ?? lint.timeZone
    }
    if (centre) lint.surroundings = { ...centre, radius }
    settings.as = wishes.as ?? settings.as
    settings.at = wishes.at ?? settings.at
    if (wishes.timeout !== undefined) settings.timeout = wishes.timeout
    Object.assign(settings.severities, wishes.severities)
    lint.locale = wishes.locale ?? lint.locale
    lint.timeZone = wishes.timeZone ?? lint.timeZone
    return settings
  }
}

/** Every portal the configuration names, so that one that cannot be used is told before anything is checked. */
async function readPortals(loaded: LoadedConfiguration | undefined): Promise<ReadonlyMap<string, PortalFacts>> {
  const files = portalsOf(loaded)
  if (!loaded || files.length === 0) return new Map()
  const { readPortal } = await import('./readPortal')
  const read = (file: string) => readPortal(resolve(loaded.folder, file), basename(loaded.file))
  return new Map(files.map((file) => [file, read(file)]))
}
