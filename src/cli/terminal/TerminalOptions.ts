import type { Words } from '../../../schemas/words'

export type TerminalStyle = { colours: boolean; columns: number }

/** Whether to print colours; `auto` depends on the terminal and the environment. */
export type ColourMode = 'auto' | 'always' | 'never'

/** The assumed width when the output is no terminal, such as a build log. */
const defaultColumns = 120

/**
 * Returns the style of an output. The option `--color` wins over FORCE_COLOR, which wins over NO_COLOR as in Node. By default
 * only a terminal has colours.
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

/** Creates functions that style a string, or return it unchanged without colours. The numbers are SGR codes (on, off). */
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

/** The styles for printing, the width of the terminal in cells, and the words of the language that was asked for. */
export type TerminalOptions = { paint: Paint; columns: number; words?: Words | undefined }

/** Returns the options of standard output, given `--color` or `--no-color`. */
export function stdoutOptions(color?: boolean): TerminalOptions {
  const { colours, columns } = terminalStyle(process.stdout, process.env, colourMode(color))
  return { paint: createPaint(colours), columns }
}

/** Returns the mode for `--color` or `--no-color`; `auto` when neither is given. */
export const colourMode = (color: boolean | undefined): ColourMode =>
  color === undefined ? 'auto' : color ? 'always' : 'never'
