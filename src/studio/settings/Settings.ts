import type { Locale } from '../../../schemas/engine'
import { locales } from '../../../schemas/engine'
import { isClock } from './clock'
import { parsePalette } from './Palette'

/** The settings of the gallery for all previews. */
export type Settings = {
  /** `base` is the look of a portal with an unknown theme. */
  theme: 'nordege' | 'jetopre' | 'squared' | 'berdembre' | 'base'
  locale: Locale
  /** Width of the frame in CSS pixels, or all available width. */
  width: '320' | '375' | '768' | '1280' | 'full'
  scheme: 'light' | 'dark'
  /** Outcome of the calls of actions and of live blocks. Nothing is sent. */
  calls: 'done' | 'slow' | 'empty' | 'refused' | 'failed'
  /** Colours as `parsePalette` reads them; empty for those of the theme. */
  colors: string
  /** `high` draws as with the forced colours of a device; `device` leaves it to the device. */
  contrast: 'device' | 'high'
  /** `reduced` draws as for visitors who prefer less motion; `device` leaves it to the device. */
  motion: 'device' | 'reduced'
  /** `long` lengthens each text of the document for the drawing. */
  textLength: 'own' | 'long'
  /** Size of the text in percent. */
  textSize: '100' | '200'
  direction: 'ltr' | 'rtl'
  /** The time at which the clock of the blocks starts, as `isClock` describes; empty for that of the device. */
  clock: string
  /** Whether axe examines the previews. */
  axe: 'off' | 'on'
}

export type SettingName = keyof Settings
/** Settings with a fixed list of values. */
export type ChoiceName = Exclude<SettingName, 'colors' | 'clock'>

export const choices: { readonly [N in ChoiceName]: readonly Settings[N][] } = {
  theme: ['nordege', 'jetopre', 'squared', 'berdembre', 'base'],
  locale: locales,
  width: ['320', '375', '768', '1280', 'full'],
  scheme: ['light', 'dark'],
  calls: ['done', 'slow', 'empty', 'refused', 'failed'],
  contrast: ['device', 'high'],
  motion: ['device', 'reduced'],
  textLength: ['own', 'long'],
  textSize: ['100', '200'],
  direction: ['ltr', 'rtl'],
  axe: ['off', 'on'],
}

export const defaults: Settings = {
  theme: 'nordege',
  locale: 'fr',
  width: '375',
  scheme: 'light',
  calls: 'done',
  colors: '',
  contrast: 'device',
  motion: 'device',
  textLength: 'own',
  textSize: '100',
  direction: 'ltr',
  clock: '',
  axe: 'off',
}

/** Reads settings from the parameters of an address, with defaults for missing and unknown values. */
export const readSettings = (params: URLSearchParams): Settings => ({
  theme: readSetting('theme', params),
  locale: readSetting('locale', params),
  width: readSetting('width', params),
  scheme: readSetting('scheme', params),
  calls: readSetting('calls', params),
  colors: readText('colors', params, (text) => parsePalette(text) !== undefined),
  contrast: readSetting('contrast', params),
  motion: readSetting('motion', params),
  textLength: readSetting('textLength', params),
  textSize: readSetting('textSize', params),
  direction: readSetting('direction', params),
  clock: readText('clock', params, isClock),
  axe: readSetting('axe', params),
})

function readSetting<N extends ChoiceName>(name: N, params: URLSearchParams): Settings[N] {
  const value = params.get(name)
  return choices[name].find((choice) => choice === value) ?? defaults[name]
}

function readText(name: 'colors' | 'clock', params: URLSearchParams, isValid: (text: string) => boolean): string {
  const text = params.get(name) ?? ''
  return isValid(text) ? text : defaults[name]
}

/** The parameters of settings that differ from the defaults, in a fixed order, so that equal settings have one address. */
export function settingParams(settings: Settings): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of changedSettings(settings)) params.set(name, settings[name])
  return params
}

export const settingNames: readonly SettingName[] = [
  'theme',
  'locale',
  'width',
  'scheme',
  'calls',
  'colors',
  'contrast',
  'motion',
  'textLength',
  'textSize',
  'direction',
  'clock',
  'axe',
]

/** The names of the settings that differ from the defaults. */
export const changedSettings = (settings: Settings): readonly SettingName[] =>
  settingNames.filter((name) => settings[name] !== defaults[name])
