import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from './page'
import { workerServer } from './workerServer'

const outboxes = [join(workerServer.folder, 'outbox')]

/** Has the mails of a further server read too. */
export const readOutboxIn = (dataFolder: string): void => void outboxes.push(join(dataFolder, 'outbox'))

/** The texts of the mails that hold all of some words, without the line breaks of quoted-printable. */
function readMails(words: readonly string[]): string[] {
  // The first mail makes the folder.
  const files = outboxes.filter(existsSync).flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  const letters = files
    .filter((file) => file.endsWith('.eml'))
    .map((file) =>
      readFileSync(file, 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )
  return letters.filter((letter) => words.every((part) => letter.includes(part)))
}

/** The text of the mail that holds all of some words; undefined until there is one. */
export const readMail = (...words: string[]): string | undefined => readMails(words)[0]

export const countMails = (...words: string[]): number => readMails(words).length

export async function waitForMail(...words: string[]): Promise<string> {
  await expect.poll(() => readMail(...words), { timeout: 30_000 }).toBeDefined()
  return readMail(...words) ?? ''
}
