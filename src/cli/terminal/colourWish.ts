import type { ColourWish } from './terminalStyle'

/** What `--color` and `--no-color` say; undefined where neither is given. */
export const colourWish = (color: boolean | undefined): ColourWish =>
  color === undefined ? 'auto' : color ? 'always' : 'never'
