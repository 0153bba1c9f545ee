/** Themes that `theme` of a portal can name; `base` is the one of every other name. Each has a sheet in `renderer/themes`. */
export const themeNames: readonly string[] = ['base', 'nordege', 'jetopre', 'squared', 'berdembre']
