import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { outboxTransport } from '../../../src/server/mail/openTransport'
import { folderOfTest } from '../../helpers/server/temporaryFolder'

const mail = {
  from: { name: 'Montclair-sur-Meuse', address: 'no-reply@portail.test' },
  to: 'anne@maison.be',
  subject: 'Demain : PMC',
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
  language: 'fr',
}

/** The headers of a mail as it is sent, each on one line. */
async function headersOf(sent: typeof mail & { unsubscribe?: string }): Promise<string[]> {
  const folder = join(folderOfTest(), 'outbox')
  await outboxTransport(folder).send(sent)
  const [name = ''] = readdirSync(folder)
  const [head = ''] = readFileSync(join(folder, name), 'utf8').split('\r\n\r\n')
  return head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
}

it('a reminder names the address that ends it by one POST, whole and unencoded', async () => {
  const uid = '00000000-0000-4000-8000-000000000001'
  const unsubscribe = `https://portail.test/montclair/desinscription/waste?uid=${uid}&code=${'Ab-_'.repeat(8)}`
  expect(await headersOf({ ...mail, unsubscribe })).toEqual(
    expect.arrayContaining([`List-Unsubscribe: <${unsubscribe}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']),
  )
})

it('other mails name none', async () => {
  expect((await headersOf(mail)).filter((line) => line.startsWith('List-'))).toEqual([])
})
