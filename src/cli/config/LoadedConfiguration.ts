import type { Configuration } from '../../../schemas/configuration'

/** A configuration and where it stands; `folder`, an absolute path, is what its paths and patterns start from. */
export type LoadedConfiguration = { file: string; folder: string; content: Configuration }

/** The files with portals it names, each once. */
export function portalsOf(loaded: LoadedConfiguration | undefined): string[] {
  const named = [loaded?.content, ...(loaded?.content.overrides ?? [])].flatMap((layer) => layer?.portal ?? [])
  return [...new Set(named)]
}
