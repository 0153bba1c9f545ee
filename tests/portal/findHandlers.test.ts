import { expect, it } from 'vitest'
import { findHandlers } from '../../src/portal/api/findBlockTypes'

it('finds the handlers of actions, of those that follow, and of those inside the data of one', () => {
  const components = [
    { type: 'button', data: { label: 'A', action: { handler: 'share', then: { handler: 'refresh' } } } },
    { handler: 'modal', data: { components: [{ type: 'title', data: {}, action: { handler: 'download' } }] } },
  ]
  expect([...findHandlers({ components })].sort()).toEqual(['download', 'modal', 'refresh', 'share'])
})
