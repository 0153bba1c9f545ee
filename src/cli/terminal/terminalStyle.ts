export type TerminalStyle = { colours: boolean; columns: number }

/** What a user may ask of colours by an option; `auto` leaves it to the terminal and the environment. */
export type ColourWish = 'auto' | 'always' | 'never'

/** Where the width is not known, such as in the log of a build. */
const usualColumns = 120

/**
 * What an output can show. An option wins over FORCE_COLOR, which wins over NO_COLOR as it does in Node; without any of them
 * there are colours on a terminal that has them.
 */
export function terminalStyle(
  stream: { isTTY?: boolean; columns?: number },
  env: NodeJS.ProcessEnv,
  wish: ColourWish = 'auto',
): TerminalStyle {
  const columns = stream.columns || Number.parseInt(env.COLUMNS ?? '', 10) || usualColumns
  return { colours: hasColours(stream.isTTY === true, env, wish), columns: Math.max(40, columns) }
}

function hasColours(isTerminal: boolean, env: NodeJS.ProcessEnv, wish: ColourWish): boolean {
  if (wish !== 'auto') return wish === 'always'
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false'
  return isTerminal && !env.NO_COLOR && env.TERM !== 'dumb'
}
