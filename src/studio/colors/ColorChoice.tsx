import { Choice } from '../settings/Choice'
import { printPalette, readPalette, townNames } from '../settings/Palette'
import { useSettings } from '../settings/useSettings'
import { useStudioText } from '../texts/StudioText'

/** What one's own colours start with. */
const first = { primary: '#1d4e89' }

/** Whose colours previews have: the theme's, a demo town's, or any. */
export function ColorChoice() {
  const text = useStudioText()
  const [{ colors }, change] = useSettings()
  const isOwn = colors !== '' && !townNames.has(colors)
  const choose = (value: string) =>
    change({ colors: value === 'own' ? printPalette(readPalette(colors) ?? first) : value })
  return (
    <Choice
      label={text('settings.colors')}
      value={isOwn ? 'own' : colors}
      choices={[
        { value: '', label: text('colors.theme') },
        ...[...townNames].map(([value, label]) => ({ value, label })),
        { value: 'own', label: text('colors.own') },
      ]}
      onChoose={choose}
    />
  )
}
