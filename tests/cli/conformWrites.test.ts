import { describe, expect, it } from 'vitest'
import { conform, form, sends } from '../helpers/cli/conform'
import { goodAnswers, type SmallAnswer, sendJson } from '../helpers/cli/smallBackEnd'

const { home } = goodAnswers

describe('beffroi conform, of calls that write', () => {
  it('sends headers, and bodies only when it is told to', async () => {
    const seen: string[] = []
    const comment: SmallAnswer = (request, response) => {
      seen.push(`${request.method} ${request.headers.authorization}`)
      sendJson(response, 200, { data: {} })
    }
    const path = '/core-content-service/api/v1/web/portal/petitville/stats'
    const changes = { '/core-service/api/v1/anonymous/comment': comment, [path]: comment }
    const header = ['--header', 'authorization: Bearer a1']
    await conform(changes, ...header)
    expect(seen.filter((each) => !each.startsWith('GET'))).toEqual([])
    const { found } = await conform(changes, ...header, '--writes')
    expect(seen.every((each) => each.endsWith('Bearer a1'))).toBe(true)
    expect(found.filter((each) => each.startsWith('wrong-failure P')).length).toBeGreaterThan(0)
  })

  const voting = '/poll-service/api/v2/web/vote'
  const filling = '/core-content-service/api/v1/web/forms/fill?portalName=petitville&form=contact'
  const responses = [
    { responseUid: 'oui', response: 'Oui' },
    { responseUid: 'non', response: 'Non' },
  ]
  const asking = {
    title: 'Petitville',
    components: [
      { type: 'poll', data: { pollUid: 'marche', question: 'Un marché ?', responses } },
      { type: 'form', data: { ...form, endpoint: filling } },
    ],
  }

  it('says which calls of polls and forms it has not tried', async () => {
    const { code, stderr } = await conform({ [home]: asking })
    expect(code).toBe(0)
    expect(stderr).toContain('not tried: vote, fillForm (--writes tries them)')
  })

  it.each([404, 501])('finds calls of polls and forms that are answered %s', async (status) => {
    const gone = sends(status, 'application/json', JSON.stringify({ error: { status, code: 'a', message: 'A' } }))
    const changes = { [home]: asking, [voting]: gone, [filling.split('?')[0] ?? '']: gone }
    const { code, found, stderr } = await conform(changes, '--writes')
    expect(code).toBe(1)
    expect(found).toContain(`failed-call POST ${voting}#`)
    expect(found).toContain(`failed-call POST ${filling}#`)
    expect(stderr).not.toMatch(/not offered.*(vote|fillForm)/)
    expect(stderr).not.toContain('not tried')
  })
})
