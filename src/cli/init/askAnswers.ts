import { createInterface } from 'node:readline/promises'
import { locales, nearestName } from '../../../schemas/fast'
import { writeStdout } from '../terminal/standardStreams'
import { stdoutOptions } from '../terminal/TerminalOptions'
import { ciServices, type InitAnswers, parseFolder } from './InitAnswers'

type Given = { [name in keyof InitAnswers]: InitAnswers[name] | undefined }

/** Asks on the terminal for the missing answers; an empty line takes the suggestion. Throws when the input ends too early. */
export async function askAnswers(given: Given, suggested: InitAnswers): Promise<InitAnswers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // The iterator keeps pasted lines for the next questions.
  const lines = terminal[Symbol.asyncIterator]()
  const { paint } = stdoutOptions()

  async function ask<T extends string>(question: string, suggestion: T, read: (text: string) => T): Promise<T> {
    writeStdout(`${question}\n`)
    for (;;) {
      terminal.setPrompt(`  (${suggestion}) `)
      terminal.prompt()
      const line = await lines.next()
      if (line.done) throw new Error('left before the last answer, so nothing was written')
      const text = line.value.trim()
      if (text === '') return suggestion
      try {
        return read(text)
      } catch (error) {
        writeStdout(`  ${error instanceof Error ? error.message : error}\n`)
      }
    }
  }

  const { payloads, locale, ci } = given
  const where = `${paint.bold('Where are the payloads?')} A folder of JSON files; it is made where it is missing.`
  const language = `${paint.bold('Which language are their texts in?')} ${locales.join(', ')}`
  const who = `${paint.bold('Who checks every change?')} ${ciServices.join(', ')}`
  try {
    return {
      payloads: payloads ?? (await ask(where, suggested.payloads, parseFolder)),
      locale: locale ?? (await ask(language, suggested.locale, (text) => readChoice(text, locales))),
      ci: ci ?? (await ask(who, suggested.ci, (text) => readChoice(text, ciServices))),
    }
  } finally {
    terminal.close()
  }
}

function readChoice<T extends string>(text: string, choices: readonly T[]): T {
  const wanted = text.toLowerCase()
  const chosen = choices.find((choice) => choice === wanted)
  if (chosen !== undefined) return chosen
  const likely = nearestName(wanted, choices)
  throw new Error(likely === undefined ? `one of ${choices.join(', ')}` : `did you mean ${likely}?`)
}
