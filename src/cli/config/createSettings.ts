import { basename, isAbsolute, relative, resolve, sep } from 'node:path'
import type { Kind } from '../../../schemas'
import type { Configuration } from '../../../schemas/configuration'
import type { LintContext } from '../../../schemas/lint'
import type { Input } from '../input/Input'
import { expandBraces } from './expandBraces'
import { type LoadedConfiguration, portalsOf } from './loadConfiguration'
import type { PortalSettings } from './readPortal'
import type { Settings } from './Settings'

/** One source of settings: the configuration, one of its overrides, or the command line. */
type Layer = { as?: Kind | undefined; radius?: number | undefined; rules?: object | undefined } & {
  [name in 'at' | 'locale' | 'timeZone' | 'portal']?: string | undefined
}

/** The settings of the command line, which win over the configuration. The timeout is in milliseconds. */
type CommandLineSettings = Layer & { severities: Settings['severities']; now: Date; timeout: number | undefined }

/** The radius of a portal's surroundings, in metres. */
const defaultRadius = 30_000

type Override = { matches: (name: string) => boolean; layer: Layer }

/** Creates a function that returns the settings of an input. Inputs with equal settings share one object. */
export async function createSettings(
  loaded: LoadedConfiguration | undefined,
  options: CommandLineSettings,
): Promise<(input: Input) => Settings> {
  const overrides = await Promise.all((loaded?.content.overrides ?? []).map(readOverride))
  const known = new Map<string, Settings>()
  const mergeLayers = await createLayerMerger(loaded, options)
  return ({ name, path, url }) => {
    const inFolder = url === undefined ? pathInFolder(loaded?.folder ?? '', path ?? name) : undefined
    const applied = inFolder === undefined ? [] : overrides.filter(({ matches }) => matches(inFolder))
    const key = applied.map((override) => overrides.indexOf(override)).join()
    const settings = known.get(key) ?? mergeLayers([loaded?.content ?? {}, ...applied.map(({ layer }) => layer)])
    known.set(key, settings)
    return settings
  }
}

/** Returns the path of a file relative to a folder; undefined when the file is outside. */
function pathInFolder(folder: string, path: string): string | undefined {
  const relativePath = relative(folder, resolve(path)).replaceAll(sep, '/')
  const isOutside = relativePath === '' || relativePath.startsWith('../') || isAbsolute(relativePath)
  return isOutside ? undefined : relativePath
}

/** Compiles the patterns of an override, which have the syntax of `.gitignore`. */
async function readOverride({ files, ...layer }: NonNullable<Configuration['overrides']>[number]): Promise<Override> {
  const { default: ignore } = await import('ignore')
  const patterns = ignore({ ignorecase: false }).add(files.flatMap(expandBraces))
  return { matches: (path) => patterns.ignores(path), layer }
}

/** Creates a function that merges layers. Later layers win over earlier ones, and the command line wins over all. */
async function createLayerMerger(loaded: LoadedConfiguration | undefined, options: CommandLineSettings) {
  const portals = await readPortals(loaded)
  return (configured: readonly Layer[]): Settings => {
    const lint: LintContext = { locale: 'fr', now: options.now, timeZone: 'Europe/Brussels' }
    const settings: Settings = { as: undefined, at: undefined, severities: {}, lint }
    let radius = defaultRadius
    let centre: PortalSettings['centre']
    for (const layer of [...configured, { ...options, rules: options.severities }]) {
      settings.as = layer.as ?? settings.as
      settings.at = layer.at ?? settings.at
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
    if (options.timeout !== undefined) settings.timeout = options.timeout
    return settings
  }
}

/** Reads all portals of the configuration first, so that an invalid one is reported before any check. */
async function readPortals(loaded: LoadedConfiguration | undefined): Promise<ReadonlyMap<string, PortalSettings>> {
  const files = portalsOf(loaded)
  if (!loaded || files.length === 0) return new Map()
  const { readPortal } = await import('./readPortal')
  const read = (file: string) => readPortal(resolve(loaded.folder, file), basename(loaded.file))
  return new Map(files.map((file) => [file, read(file)]))
}
