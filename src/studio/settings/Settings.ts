import type { Locale } from '../../../schemas/engine'
import { locales } from '../../../schemas/engine'
import { parsePalette } from './Palette'

/** The settings of the gallery for all previews. */
export type Settings = {
  /** `base` is the look of a portal with an unknown theme. */
  theme: 'nordege' | 'jetopre' | 'squared' | 'berdembre' | 'base'
  locale: Locale
  /** Width of the frame in CSS pixels, or all available width. */
  width: '320' | '375' | '768' | '1280' | 'full'
  scheme: 'light' | 'dark'
  /** Outcome of the calls of actions. Nothing is sent. */
  calls: 'done' | 'refused' | 'failed'
  /** Colours as `parsePalette` reads them; empty for those of the theme. */
  colors: string
}

export type SettingName = keyof Settings
/** Settings with a fixed list of values. */
export type ChoiceName = Exclude<SettingName, 'colors'>

export const choices: { readonly [N in ChoiceName]: readonly Settings[N][] } = {
  theme: ['nordege', 'jetopre', 'squared', 'berdembre', 'base'],
  locale: locales,
  width: ['320', '375', '768', '1280', 'full'],
  scheme: ['light', 'dark'],
  calls: ['done', 'refused', 'failed'],
}

export const defaults: Settings = {
  theme: 'nordege',
  locale: 'fr',
  width: '375',
  scheme: 'light',
  calls: 'done',
  colors: '',
}

/** Reads settings from the parameters of an address, with defaults for missing and unknown values. */
export const readSettings = (params: URLSearchParams): Settings => ({
  theme: readSetting('theme', params),
  locale: readSetting('locale', params),
  width: readSetting('width', params),
  scheme: readSetting('scheme', params),
  calls: readSetting('calls', params),
  colors: readColors(params.get('colors') ?? ''),
})

function readSetting<N extends ChoiceName>(name: N, params: URLSearchParams): Settings[N] {
  const value = params.get(name)
  return choices[name].find((choice) => choice === value) ?? defaults[name]
}

const readColors = (text: string): string => (parsePalette(text) ? text : defaults.colors)

/** The parameters of settings that differ from the defaults, in a fixed order, so that equal settings have one address. */
export function settingParams(settings: Settings): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of settingNames) if (settings[name] !== defaults[name]) params.set(name, settings[name])
  return params
}

export const settingNames: readonly SettingName[] = ['theme', 'locale', 'width', 'scheme', 'calls', 'colors']
