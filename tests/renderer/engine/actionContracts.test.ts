import { expect, it } from 'vitest'
import { createEngine } from '../../../renderer/engine/createEngine'
import { lazy } from '../../../renderer/engine/lazy'
import { actionContracts, blocks } from '../../../renderer/index'

const engineWithoutContracts = () =>
  createEngine({
    registry: blocks,
    actions: { ...actionContracts, all: lazy('actions', () => import('../../../schemas/generated/actions')) },
    onIssue: () => {},
  })
const codes = (engine: ReturnType<typeof engineWithoutContracts>, action: unknown) =>
  engine.validateAction(action).issues.map(({ code }) => code)

it('validates the handlers that most pages use without loading anything', async () => {
  const engine = engineWithoutContracts()
  await engine.preloadActions(['navigation', 'redirect'])
  expect(codes(engine, { handler: 'navigation', data: { path: 'contenu' } })).toEqual(['unsafe-url'])
  expect(codes(engine, { handler: 'modal', data: { titel: 'Titre' } })).toEqual([])
})

it('validates a rare handler, and reports an unknown one, once a page that names it is preloaded', async () => {
  for (const handler of ['modal', 'modall']) {
    const engine = engineWithoutContracts()
    await engine.preloadActions(['navigation', handler])
    expect(codes(engine, { handler: 'modal', data: {} })).toContain('missing-property')
    expect(codes(engine, { handler: 'modall', data: {} })).toEqual(['unknown-handler'])
  }
})
