import { describe, expect, it } from 'vitest'
import { accountsOperations } from '../../schemas/generated/accountsOperations'
import { checkAnswer, firstAnswers } from '../../src/portal/api/checkAnswer'
import type { AnswerContract } from '../../src/portal/api/endpoints'
import { queryAt } from '../../src/portal/api/Query'

/** What is left of an answer, and the pointers of its issues. */
function check<D>(contract: AnswerContract<D>, value: unknown) {
  const pointers: string[] = []
  const data = checkAnswer(contract, value, 'Valbeau', ({ pointer }) => pointers.push(pointer))
  return { data, pointers }
}

const { listEventDates, listPublicationTypes, search, readMenuItem, readMenu } = firstAnswers
const cell = { type: 'search-cell', id: 'voirie', data: { name: 'Voirie', label: 'Page' } }
const found = { items: [cell], total: 1, kinds: [{ kind: 'content', total: 1 }], correction: 'voirie' }
const menu = { uid: 'vivre', title: 'Vivre', children: [] }

describe('an answer', () => {
  it('keeps the days of a calendar that exist', () => {
    const days = ['2027-02-28', '2027-02-30', 7, null, '2028-02-29', '2027-2-1', '']
    expect(check(listEventDates, days).data).toEqual(['2027-02-28', '2028-02-29'])
    expect(check(listEventDates, 'no list').data).toBeUndefined()
  })

  it('keeps the types of news that have a name', () => {
    expect(check(listPublicationTypes, ['avis', '', 7, 'travaux']).data).toEqual(['avis', 'travaux'])
  })

  it('keeps the results of a search without invalid counts and corrections', () => {
    expect(check(search, structuredClone(found))).toEqual({ data: found, pointers: [] })
    const faulty = { ...found, kinds: [{ kind: 'dog', total: 1 }, ...found.kinds, 7], correction: 7, more: true }
    const { correction: _, ...valid } = found
    expect(check(search, structuredClone(faulty)).data).toEqual(valid)
    expect(check(search, { ...found, kinds: 'many' }).data).toEqual({ ...found, kinds: undefined })
    expect(check(search, { ...found, total: -1 }).data).toEqual({ ...found, total: -1 })
    expect(check(search, { items: [] }).data).toBeUndefined()
  })

  it('that is a list loses the items of which nothing valid is left, with an issue for each', () => {
    const { data, pointers } = check(readMenu, [{ ...menu, icon: 7 }, { title: 'Eau' }, 'Eau', menu])
    expect(data).toEqual([menu, menu])
    expect(pointers).toEqual(['/0/icon', '/1/uid', '/2'])
  })

  it('takes the given title for a page only', () => {
    const { readContent } = firstAnswers
    expect(check(readContent, { title: '', components: [] }).data).toMatchObject({ title: 'Valbeau' })
    expect(check(readMenuItem, { ...menu, title: '' }).data).toBeUndefined()
  })

  it('of a call that no first view makes has the contract of its own description', async () => {
    const contract = await queryAt(accountsOperations, 'listSessions', {}).contract()
    const times = { createdAt: '2027-03-10T09:00:00Z', lastUsedAt: '2027-03-10T09:10:00Z' }
    const session = {
      id: '1f8fad5b-d9cb-469f-a165-70867728950e',
      device: 'Firefox',
      portalName: 'valbeau',
      isCurrent: true,
      ...times,
    }
    expect(check(contract, [session, {}]).data?.map(({ device }) => device)).toEqual(['Firefox'])
  })
})
