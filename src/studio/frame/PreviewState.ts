import { basePath } from '../settings/basePath'
import { defaults, readSettings, type Settings, settingParams } from '../settings/Settings'
import { type StudioLanguage, studioLanguages } from '../texts/StudioText'

/** Everything that decides what a preview draws. It stands in the preview's address, after the hash. */
export type PreviewState = {
  settings: Settings
  /** Id of the fixture; `blocks/poll/valid/*` is every fixture of that folder, one below the other. */
  fixture: string
  /** JSON drawn in place of the fixture's own. */
  text?: string | undefined
  language: StudioLanguage
  /** Drawn in the middle of the frame instead of at its top. */
  centred?: boolean | undefined
  /** The time blocks are told it is when they are drawn, as RFC 3339; it goes on from there. Otherwise that of the device. */
  now?: string | undefined
  /** Whether axe looks at what is drawn, and again at every change. */
  examined?: boolean | undefined
  /** Selector of an element that is pointed out. */
  marked?: string | undefined
}

/** Changing the part after the hash redraws a preview without loading it again. */
export function previewAddress({
  settings,
  fixture,
  text,
  language,
  centred,
  now,
  examined,
  marked,
}: PreviewState): string {
  // The width is that of the frame; the preview itself need not know it.
  const params = settingParams({ ...settings, width: defaults.width })
  params.set('fixture', fixture)
  if (language !== 'fr') params.set('language', language)
  if (text !== undefined) params.set('text', text)
  if (centred) params.set('centred', '')
  if (now !== undefined) params.set('now', now)
  if (examined) params.set('examined', '')
  if (marked !== undefined) params.set('marked', marked)
  return `${basePath}/preview#${params}`
}

export function parsePreviewHash(hash: string): PreviewState {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const language = params.get('language')
  const now = params.get('now') ?? ''
  return {
    settings: readSettings(params),
    fixture: params.get('fixture') ?? '',
    text: params.get('text') ?? undefined,
    language: studioLanguages.find((known) => known === language) ?? 'fr',
    centred: params.has('centred'),
    now: Number.isNaN(Date.parse(now)) ? undefined : now,
    examined: params.has('examined'),
    marked: params.get('marked') ?? undefined,
  }
}
