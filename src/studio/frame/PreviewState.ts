import { basePath } from '../settings/basePath'
import { defaults, readSettings, type Settings, settingParams } from '../settings/Settings'
import { type StudioLanguage, studioLanguages } from '../texts/StudioText'

/** Everything that decides what a preview draws. It stands in the preview's address, after the hash. */
export type PreviewState = {
  settings: Settings
  /** Id of the fixture. */
  fixture: string
  /** JSON drawn in place of the fixture's own. */
  text?: string | undefined
  language: StudioLanguage
  /** Drawn in the middle of the frame instead of at its top. */
  centred?: boolean | undefined
}

/** Changing the part after the hash redraws a preview without loading it again. */
export function previewAddress({ settings, fixture, text, language, centred }: PreviewState): string {
  // The width is that of the frame; the preview itself need not know it.
  const params = settingParams({ ...settings, width: defaults.width })
  params.set('fixture', fixture)
  if (language !== 'fr') params.set('language', language)
  if (text !== undefined) params.set('text', text)
  if (centred) params.set('centred', '')
  return `${basePath}/preview#${params}`
}

export function readPreviewState(hash: string): PreviewState {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const language = params.get('language')
  return {
    settings: readSettings(params),
    fixture: params.get('fixture') ?? '',
    text: params.get('text') ?? undefined,
    language: studioLanguages.find((known) => known === language) ?? 'fr',
    centred: params.has('centred'),
  }
}
