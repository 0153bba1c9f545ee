export type TerminalStyle = { colours: boolean; columns: number }

/** Whether to print colours; `auto` depends on the terminal and the environment. */
export type ColourMode = 'auto' | 'always' | 'never'

/** The width of an output of unknown width, such as the log of a build. */
const defaultColumns = 120

/**
 * Returns what an output can show. An option wins over FORCE_COLOR, which wins over NO_COLOR as it does in Node; without any of
 * them a terminal has colours, and any other output has none.
 */
export function terminalStyle(
  stream: { isTTY?: boolean; columns?: number },
  env: NodeJS.ProcessEnv,
  mode: ColourMode = 'auto',
): TerminalStyle {
  const columns = stream.columns || Number.parseInt(env.COLUMNS ?? '', 10) || defaultColumns
  return { colours: hasColours(stream.isTTY === true, env, mode), columns: Math.max(40, columns) }
}

function hasColours(isTerminal: boolean, env: NodeJS.ProcessEnv, mode: ColourMode): boolean {
  if (mode !== 'auto') return mode === 'always'
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false'
  return isTerminal && !env.NO_COLOR && env.TERM !== 'dumb'
}

type Colour = (text: string) => string

export type Paint = Record<'red' | 'yellow' | 'green' | 'cyan' | 'bold' | 'dim', Colour>

/** Colours for a terminal, or none. The numbers are the SGR codes that switch a style on and off. */
export function createPaint(colours: boolean): Paint {
  const style = (on: number, off: number): Colour =>
    colours ? (text) => `\u001b[${on}m${text}\u001b[${off}m` : (text) => text
  return {
    red: style(31, 39),
    yellow: style(33, 39),
    green: style(32, 39),
    cyan: style(36, 39),
    bold: style(1, 22),
    dim: style(2, 22),
  }
}

/** The styles for printing, and the width of the terminal in cells. */
export type TerminalOptions = { paint: Paint; columns: number }

/** What standard output can show, by `--color` and `--no-color`. */
export function stdoutOptions(color?: boolean): TerminalOptions {
  const { colours, columns } = terminalStyle(process.stdout, process.env, colourMode(color))
  return { paint: createPaint(colours), columns }
}

/** The mode that `--color` and `--no-color` choose; `auto` when neither is given. */
export const colourMode = (color: boolean | undefined): ColourMode =>
  color === undefined ? 'auto' : color ? 'always' : 'never'
