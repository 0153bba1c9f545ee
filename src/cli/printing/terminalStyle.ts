export type TerminalStyle = { colours: boolean; columns: number }

/** What an output can show: colours only on a terminal that has them and whose user did not set NO_COLOR. */
export function terminalStyle(stream: { isTTY?: boolean; columns?: number }, env: NodeJS.ProcessEnv): TerminalStyle {
  const colours = stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb'
  return { colours, columns: stream.columns || 120 }
}
