import { basePath } from '../settings/basePath'
import { defaults, readSettings, type Settings, settingParams } from '../settings/Settings'
import { type StudioLanguage, studioLanguages } from '../texts/StudioText'

/** The complete input of a preview, stored in the hash of its address. */
export type PreviewState = {
  settings: Settings
  /** Id of the fixture; `blocks/poll/valid/*` means all fixtures of that folder. */
  fixture: string
  /** JSON rendered instead of the fixture's own. */
  text?: string | undefined
  language: StudioLanguage
  /** Centred in the frame instead of at its top. */
  centred?: boolean | undefined
  /** The time at which the clock of the blocks starts, as RFC 3339; by default that of the settings. */
  now?: string | undefined
  /** Whether axe checks the preview and every change of it. */
  examined?: boolean | undefined
  /** Selector of the highlighted element. */
  marked?: string | undefined
  /** Pointer of the outlined block, in a document that the gallery gives; never in the address. */
  selected?: string | undefined
}

/** Whether the gallery gives the document of a preview, as often as that changes. */
export const isDraft = (fixture: string): boolean => /^[a-z]+\/draft$/.test(fixture)

/** The address of a preview. A change of its hash renders again without reloading. */
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
  // The frame has the width, and the gallery asks for axe: the preview needs neither.
  const params = settingParams({ ...settings, width: defaults.width, axe: defaults.axe })
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
    language: studioLanguages.find((each) => each === language) ?? 'fr',
    centred: params.has('centred'),
    now: Number.isNaN(Date.parse(now)) ? undefined : now,
    examined: params.has('examined'),
    marked: params.get('marked') ?? undefined,
  }
}
