import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../helpers/server/databases'
import { openServer, type TestServer } from '../../../helpers/server/openServer'

type Question = { town: string; language: string; question: string; expected: string }

/** What people ask both towns, in four languages, and the record that answers it. */
const questions = readFileSync(join(import.meta.dirname, 'questions.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line): Question => {
    const [town = '', language = '', question = '', expected = ''] = line.split('\t')
    return { town, language, question, expected }
  })

describe.each(databases)('the search on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database })
  })
  afterAll(() => server.close())

  const search = async ({ town, language, question }: Omit<Question, 'expected'>) => {
    const url = `/core-content-service/api/v1/web/portal/${town}/search?query=${encodeURIComponent(question)}`
    const answer = await server.app.inject({ url, headers: { 'x-lgc-language': language } })
    expect(answer.statusCode, answer.body).toBe(200)
    const { items, total }: { items: { id: string }[]; total: number } = answer.json().data
    return { ids: items.map(({ id }) => id), total }
  }

  it('has the answer to nine questions of ten among its first three results, in every language', async () => {
    expect(questions.length).toBeGreaterThanOrEqual(200)
    const missed: string[] = []
    for (const each of questions) {
      const { ids } = await search(each)
      if (!ids.slice(0, 3).includes(each.expected)) missed.push(`${each.language} ${each.question}: ${ids.slice(0, 3)}`)
    }
    for (const language of ['fr', 'de', 'en', 'nl']) {
      const asked = questions.filter((each) => each.language === language).length
      const failed = missed.filter((line) => line.startsWith(language))
      expect(failed.length / asked, failed.join('\n')).toBeLessThanOrEqual(0.1)
    }
  }, 60_000)

  it.each([
    ['fr', 'asdf'],
    ['fr', 'qsdfghjk wxcvbn'],
    ['fr', 'lorem ipsum dolor'],
    ['de', 'qwertz'],
    ['en', 'blorptastic'],
    ['fr', '%_\\\'";--'],
    ['fr', '!!! & | ( ) :* <->'],
    ['fr', '😀😀😀'],
  ])('finds nothing for junk: %s %s', async (language, question) => {
    expect(await search({ town: language === 'de' ? 'hauteroche' : 'montclair', language, question })).toEqual({
      ids: [],
      total: 0,
    })
  })
})
