import type { Settings } from '../settings/Settings'

/** The settings that stand for preferences of a visitor's device. */
export type ForcedPreferences = Pick<Settings, 'scheme' | 'motion' | 'contrast'>

const features =
  /\(\s*(prefers-color-scheme|prefers-reduced-motion|prefers-contrast|forced-colors)\s*(?::\s*([a-z-]+)\s*)?\)/g
const always = '(min-width: 0px)'
const never = '(max-width: 0px)'

/**
 * Returns a media condition in which the preferences that the settings force are always or never true. Others stay, and so does
 * the rest of the condition.
 */
export const forceCondition = (condition: string, preferences: ForcedPreferences): string =>
  condition.replace(features, (whole, feature: string, value: string | undefined) => {
    const forced = forcedValue(feature, preferences)
    if (forced === undefined) return whole
    // Each forced value is one that a condition without a value asks for.
    return value === undefined || value === forced ? always : never
  })

/** The value that the settings give to a media feature; undefined when they leave it to the device. */
function forcedValue(feature: string, { scheme, motion, contrast }: ForcedPreferences): string | undefined {
  switch (feature) {
    case 'prefers-color-scheme':
      return scheme
    case 'prefers-reduced-motion':
      return motion === 'reduced' ? 'reduce' : undefined
    case 'prefers-contrast':
      return contrast === 'high' ? 'more' : undefined
    default:
      return contrast === 'high' ? 'active' : undefined
  }
}
