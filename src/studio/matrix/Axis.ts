import { choices, type Settings } from '../settings/Settings'
import type { StudioTextKey } from '../texts/StudioText'

/** What changes from one row, or one column, of a matrix to the next. */
export type Axis = 'theme' | 'locale' | 'width' | 'scheme'

export const axes: readonly Axis[] = ['theme', 'locale', 'width', 'scheme']

/** One row or column: the key of its name, and the settings it stands for. */
export type Line = { name: StudioTextKey; settings: Partial<Settings> }

/** The rows or columns of an axis. A matrix has no room for a width of all there is. */
export const lines: { readonly [A in Axis]: readonly Line[] } = {
  theme: choices.theme.map((theme) => ({ name: `theme.${theme}`, settings: { theme } })),
  locale: choices.locale.map((locale) => ({ name: `locale.${locale}`, settings: { locale } })),
  width: choices.width.flatMap((width) => (width === 'full' ? [] : { name: `width.${width}`, settings: { width } })),
  scheme: choices.scheme.map((scheme) => ({ name: `scheme.${scheme}`, settings: { scheme } })),
}
