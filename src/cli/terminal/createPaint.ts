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
