import { printable } from '../terminal/printable'

/** What the plainest reports say of an issue. */
export type Fact = { line: number; column: number; severity: string; code: string; message: string }

/** An issue in one line for people, editors and grep; without a line break whatever the names and messages hold. */
export const compactLine = (file: string, { line, column, severity, code, message }: Fact): string =>
  printable(`${file}:${line}:${column}: ${severity} ${code} ${message}`)
