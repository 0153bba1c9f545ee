import { expect, it } from 'vitest'
import { backEnd, page, renderWith, text } from './answers'

it('waits for its turn once the answers are there, before it renders the components', async () => {
  const order: string[] = []
  const { fetch } = backEnd({ '/content/voirie': page([text('Sel')]), '/menu/root': [] })
  const render = renderWith(
    {},
    {
      fetch: async (path, init) => {
        order.push('call')
        return await fetch(path, init)
      },
      turn: async () => {
        order.push('turn')
      },
    },
  )
  expect((await render).html).toContain('Sel')
  expect(order.filter((each) => each === 'turn')).toHaveLength(1)
  expect(order.at(-1)).toBe('turn')
})
