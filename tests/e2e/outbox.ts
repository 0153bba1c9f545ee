import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from './page'

const outbox = join(process.env.BEFFROI_DATA ?? '', 'outbox')

/** The text of the mail that holds all of some words, which quoted-printable broke into lines; undefined until there is one. */
export function readMail(...words: string[]): string | undefined {
  // The first mail makes the folder.
  if (!existsSync(outbox)) return undefined
  const letters = readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .map((file) =>
      readFileSync(join(outbox, file), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )
  return letters.find((letter) => words.every((part) => letter.includes(part)))
}

export async function waitForMail(...words: string[]): Promise<string> {
  await expect.poll(() => readMail(...words), { timeout: 30_000 }).toBeDefined()
  return readMail(...words) ?? ''
}
