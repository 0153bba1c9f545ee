import { createInterface, type Interface } from 'node:readline/promises'
import { nearest } from '../../../schemas/index'
import { createPaint } from '../printing/createPaint'
import { print } from '../printing/standardStreams'
import { terminalStyle } from '../printing/terminalStyle'
import { type Answers, builders, locales, readFolder } from './Answers'

/**
 * Asks on the terminal for what is not given yet; an empty answer takes the suggestion. Throws a sentence when the user
 * leaves before the last answer.
 */
export async function askAnswers(given: Partial<Answers>, suggested: Answers): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const left = new AbortController()
  terminal.once('close', () => left.abort())
  const paint = createPaint(terminalStyle(process.stdout, process.env).colours)
  try {
    return {
      payloads:
        given.payloads ??
        (await ask(terminal, left.signal, {
          question: `${paint.bold('Where are the payloads?')} A folder of JSON files; it is made where it is missing.`,
          suggested: suggested.payloads,
          read: readFolder,
        })),
      locale:
        given.locale ??
        (await ask(terminal, left.signal, {
          question: `${paint.bold('Which language are their texts in?')} ${locales.join(', ')}`,
          suggested: suggested.locale,
          read: (text) => readChoice(text, locales),
        })),
      ci:
        given.ci ??
        (await ask(terminal, left.signal, {
          question: `${paint.bold('Who checks every change?')} ${builders.join(', ')}`,
          suggested: suggested.ci,
          read: (text) => readChoice(text, builders),
        })),
    }
  } catch (error) {
    if (left.signal.aborted) throw new Error('left before the last answer, so nothing was written')
    throw error
  } finally {
    terminal.close()
  }
}

type Question<T> = { question: string; suggested: T; read: (text: string) => T }

async function ask<T extends string>(
  terminal: Interface,
  signal: AbortSignal,
  { question, suggested, read }: Question<T>,
): Promise<T> {
  print(`${question}\n`)
  for (;;) {
    const text = (await terminal.question(`  (${suggested}) `, { signal })).trim()
    if (text === '') return suggested
    try {
      return read(text)
    } catch (error) {
      print(`  ${error instanceof Error ? error.message : error}\n`)
    }
  }
}

function readChoice<T extends string>(text: string, choices: readonly T[]): T {
  const wanted = text.toLowerCase()
  const chosen = choices.find((choice) => choice === wanted)
  if (chosen !== undefined) return chosen
  const likely = nearest(wanted, choices)
  throw new Error(likely === undefined ? `one of ${choices.join(', ')}` : `did you mean ${likely}?`)
}
