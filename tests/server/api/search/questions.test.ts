import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualDatabases } from '../../../helpers/server/databases'
import { openServer, type TestServer } from '../../../helpers/server/openServer'

type Question = { town: string; language: string; question: string; expected: string }

/**
 * What people ask both towns, in four languages, and the record that answers it. Several records that answer alike stand
 * beside each other; `walk-*` is any walk.
 */
const questions = readFileSync(join(import.meta.dirname, 'questions.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line): Question => {
    const [town = '', language = '', question = '', expected = ''] = line.split('\t')
    return { town, language, question, expected }
  })

const answers = ({ expected }: Question, id: string): boolean =>
  expected.split(' ').some((each) => (each.endsWith('*') ? id.startsWith(each.slice(0, -1)) : id === each))

describe.each(usualDatabases)('the search on $name', (database) => {
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

  it('has the answer among its first three results: to nine questions of ten in each language, to 98 of 100 in all', async () => {
    expect(questions.length).toBeGreaterThanOrEqual(200)
    const missed: string[] = []
    for (const each of questions) {
      const { ids } = await search(each)
      if (!ids.slice(0, 3).some((id) => answers(each, id)))
        missed.push(`${each.language} ${each.question}: ${ids.slice(0, 3)}`)
    }
    expect(missed.length / questions.length, missed.join('\n')).toBeLessThanOrEqual(0.02)
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
    ['fr', 'à quelle heure tondre la pelouse'],
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

  it.each([
    ['montclair', 'fr', 'horaires d’ouverture de la bibliothèque', 'place-bibliotheque'],
    ['montclair', 'fr', 'bibliothèque horaire', 'place-bibliotheque'],
    ['montclair', 'en', 'library opening hours', 'place-bibliotheque'],
    ['hauteroche', 'de', 'Öffnungszeiten Gemeindehaus', 'place-maison-communale'],
  ])('finds a place by when it is open: %s %s, %s', async (town, language, question, expected) => {
    expect((await search({ town, language, question })).ids.slice(0, 3)).toContain(expected)
  })

  it.each([
    ['montclair', 'fr', 'rendez-vous carte d’identité', 'prestation-carte-identite'],
    ['montclair', 'en', 'passport appointment', 'prestation-passeport'],
    ['hauteroche', 'de', 'Termin Reisepass', 'prestation-passeport'],
    ['montclair', 'nl', 'afspraak rijbewijs', 'prestation-permis-conduire'],
  ])('finds what residents make an appointment for: %s %s, %s', async (town, language, question, expected) => {
    expect((await search({ town, language, question })).ids.slice(0, 3)).toContain(expected)
  })

  it.each([
    ['montclair', 'fr', 'signaler un trou', 'defect-nid-de-poule'],
    ['montclair', 'fr', 'lampadaire cassé', 'defect-lampadaire-eteint'],
    ['montclair', 'en', 'pothole', 'defect-nid-de-poule'],
    ['montclair', 'en', 'report street light', 'defect-lampadaire-eteint'],
    ['montclair', 'nl', 'kapotte straatlamp', 'defect-lampadaire-eteint'],
    ['hauteroche', 'de', 'Schlagloch melden', 'defect-nid-de-poule'],
  ])('finds what residents report: %s %s, %s', async (town, language, question, expected) => {
    expect((await search({ town, language, question })).ids.slice(0, 3)).toContain(expected)
  })

  it('puts the page of a procedure before news that mentions it, and corrects no word that no result has', async () => {
    const url = '/core-content-service/api/v1/web/portal/montclair/search?query='
    const find = async (query: string) => (await server.app.inject(url + encodeURIComponent(query))).json().data
    const found = await find("comment refaire ma carte d'identité")
    expect(found.items[0].id).toBe('content-etat-civil')
    expect(found).not.toHaveProperty('correction')
    expect(await find('horaires pissine')).toMatchObject({ correction: 'horaires piscine' })
  })

  it('puts the first places that are called what was asked for before what only mentions it, and the others behind', async () => {
    const { ids } = await search({ town: 'montclair', language: 'fr', question: 'banc' })
    expect(ids.slice(0, 5)).toEqual([
      ...Array(3).fill(expect.stringMatching(/^place-banc-/)),
      'place-plaine-de-jeux',
      'content-participer',
    ])
    const waste = await search({ town: 'montclair', language: 'fr', question: 'déchets' })
    expect(waste.ids[0]).toBe('content-dechets')
  })

  it('finds the same whether or not a word has its umlaut', async () => {
    const find = (question: string) => search({ town: 'hauteroche', language: 'de', question })
    for (const [word, plain] of [
      ['Müll', 'Muell'],
      ['Öffnungszeiten für Müll', 'Oeffnungszeiten fuer Muell'],
      ['Bürgermeister', 'Buergermeister'],
    ] as const) {
      const found = await find(word)
      expect(found.total).toBeGreaterThan(0)
      expect(await find(plain)).toEqual(found)
    }
  })
})
