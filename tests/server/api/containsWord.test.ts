import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { foldWords, splitWords } from '../../../src/server/api/call/foldWords'
import { containsWord } from '../../../src/server/api/call/listQueries'
import { openServer, type TestServer } from '../../helpers/server/openServer'
import { otherWords, wordForms } from '../../helpers/wordForms'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

async function finds(typed: string, name: string): Promise<boolean | undefined> {
  const words = splitWords(foldWords(typed)).map((word) => containsWord(sql`${foldWords(name)}::text`, word))
  const { rows } = await sql<{ found: boolean }>`select ${sql.join(words, sql` and `)} as found`.execute(server.db)
  return rows[0]?.found
}

it.each(wordForms)(
  'finds another form of a word, as the map does in a browser (%s): "%s" finds "%s"',
  async (...words) => {
    expect(await finds(words[1], words[2])).toBe(true)
  },
)

it.each(otherWords)('takes no other word for a form of a word (%s): "%s" is not "%s"', async (...words) => {
  expect(await finds(words[1], words[2])).toBe(false)
})
