import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { families } from '../../schemas/index'
import { parsePreviewHash, previewAddress } from '../../src/studio/frame/PreviewState'
import {
  changedSettings,
  choices,
  defaults,
  readSettings,
  type Settings,
  settingNames,
  settingParams,
} from '../../src/studio/settings/Settings'
import french from '../../src/studio/texts/fr.json'
import { root } from '../helpers/fixtures'

const unusual: Settings = {
  theme: 'squared',
  locale: 'de',
  width: 'full',
  scheme: 'dark',
  calls: 'failed',
  colors: 'primary-0f6675_text-222222',
  contrast: 'high',
  motion: 'reduced',
  textLength: 'long',
  textSize: '200',
  direction: 'rtl',
  clock: '2026-12-25T12:00',
  axe: 'on',
}

describe('the settings', () => {
  it('are written into the address and read back', () => {
    expect(readSettings(settingParams(unusual))).toEqual(unusual)
    expect(readSettings(settingParams(defaults))).toEqual(defaults)
    expect(settingParams(defaults).toString()).toBe('')
  })

  it('have their defaults when the address holds nonsense', () => {
    const nonsense = 'theme=toString&width=400&locale=&clock=2026-02-30T10:00&textSize=300'
    expect(readSettings(new URLSearchParams(nonsense))).toEqual(defaults)
  })

  it('are complete: each differs from its default here, and is named', () => {
    expect(changedSettings(unusual)).toEqual(settingNames)
    expect([...settingNames].sort()).toEqual(Object.keys(defaults).sort())
  })

  it('offer every theme and every language of the portal', () => {
    const files = (folder: string, ending: string) =>
      readdirSync(join(root, 'renderer', folder)).filter((file) => file.endsWith(ending))
    const styles = files('themes', '.css').map((file) => readFileSync(join(root, 'renderer/themes', file), 'utf8'))
    const themes = styles.flatMap((style) => [...style.matchAll(/\[data-theme='(\w+)'\]/g)].map(([, name]) => name))
    expect([...choices.theme].sort()).toEqual([...new Set(themes), 'base'].sort())
    const locales = files('i18n', '.json').map((file) => file.replace('.json', ''))
    expect([...choices.locale].sort()).toEqual(locales.sort())
  })
})

describe('a preview', () => {
  it('has its whole state in its address', () => {
    const state = {
      settings: { ...unusual, width: defaults.width, axe: defaults.axe },
      fixture: 'blocks/poll/valid/minimal',
      text: '{"é": "#&?"}',
    }
    const hash = previewAddress({ ...state, language: 'en' }).replace(/^[^#]*/, '')
    expect(parsePreviewHash(hash)).toMatchObject({ ...state, language: 'en' })
  })

  it('keeps its address when only the width of the frame or the wish for axe changes', () => {
    const at = (some: Partial<Settings>) =>
      previewAddress({ settings: { ...defaults, ...some }, fixture: 'pages/valid/home', language: 'fr' })
    expect(at({ width: '1280' })).toBe(at({ width: '320', axe: 'on' }))
  })
})

it('the texts of the studio name every family of blocks', () => {
  for (const family of Object.keys(families)) expect(french).toHaveProperty([`section.${family}`])
})
