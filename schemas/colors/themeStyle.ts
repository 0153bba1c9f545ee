import type { Portal } from '../generated/types'
import { themeColors } from './themeColors'

/** Twice `:root`, so that a town's colours win over those of its theme wherever its style sheet stands. */
const block = (colors: Portal['colors'], mode: 'light' | 'dark') => {
  const lines = Object.entries(themeColors(colors, mode)).map(([name, color]) => `  ${name}: ${color};`)
  return `:root:root {\n${lines.join('\n')}\n}`
}

/** The style sheet of a town's colours, for light and dark screens. */
export const themeStyle = (colors: Portal['colors']): string =>
  `${block(colors, 'light')}\n@media (prefers-color-scheme: dark) {\n${block(colors, 'dark')}\n}\n`
