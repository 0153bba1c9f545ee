import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from './page'

const outboxes = [join(process.env.BEFFROI_DATA ?? '', 'outbox')]

/** Has the mails of a further server read too. */
export const readOutboxIn = (dataFolder: string): void => void outboxes.push(join(dataFolder, 'outbox'))

/** The text of the mail that holds all of some words, which quoted-printable broke into lines; undefined until there is one. */
export function readMail(...words: string[]): string | undefined {
  // The first mail makes the folder.
  const files = outboxes.filter(existsSync).flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  const letters = files
    .filter((file) => file.endsWith('.eml'))
    .map((file) =>
      readFileSync(file, 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )
  return letters.find((letter) => words.every((part) => letter.includes(part)))
}

export async function waitForMail(...words: string[]): Promise<string> {
  await expect.poll(() => readMail(...words), { timeout: 30_000 }).toBeDefined()
  return readMail(...words) ?? ''
}
