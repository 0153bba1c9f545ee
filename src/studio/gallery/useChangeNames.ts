import { exampleClock } from '../settings/clock'
import { townNames } from '../settings/Palette'
import { changedSettings, type SettingName, type Settings } from '../settings/Settings'
import { fromTownTime } from '../settings/townTime'
import { writeMoment } from '../settings/writeMoment'
import { useLanguage } from '../texts/LanguageProvider'
import { type StudioText, useStudioText } from '../texts/StudioText'

/** Names each setting that differs from the defaults by its value, such as `Sombre` or `Textes longs`. */
export function useChangeNames(settings: Settings): readonly string[] {
  const text = useStudioText()
  const { language } = useLanguage()
  return changedSettings(settings).map((name) => nameChange(name, settings, text, language))
}

/** The name of a setting's value, which is not the default. */
function nameChange(name: SettingName, settings: Settings, text: StudioText, language: string): string {
  switch (name) {
    case 'theme':
      return text(`theme.${settings.theme}`)
    case 'locale':
      return text(`locale.${settings.locale}`)
    case 'scheme':
      return text(`scheme.${settings.scheme}`)
    case 'width':
      return settings.width === 'full'
        ? text('width.fullLong')
        : text('width.pixels', { width: Number(settings.width) })
    case 'calls':
      return text('room.named', { name: text('settings.calls'), value: text(`calls.${settings.calls}`) })
    case 'colors': {
      const value = townNames.get(settings.colors) ?? text('colors.own')
      return text('room.named', { name: text('settings.colors'), value })
    }
    case 'clock':
      return settings.clock === exampleClock
        ? text('situation.clock.example')
        : writeMoment(fromTownTime(settings.clock), language)
    case 'axe':
      return text('room.examined')
    default:
      return text(`situation.${name}`)
  }
}
