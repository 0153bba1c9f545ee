import { describe, expect, it } from 'vitest'
import type { Block } from '../../../schemas'
import { computedServices } from '../../../src/server/api/computedServices'
import { mapBlocks } from '../../../src/server/api/fragments/mapBlocks'
import { joinMembers } from '../../../src/server/api/joinMembers'

describe('the records of areas', () => {
  it('are joined to one list', () => {
    const areas = { polls: { limits: { vote: 'vote' } }, tiles: { limits: { readTile: 1200 } }, home: {} } as const
    expect(joinMembers(areas, 'limits')).toEqual({ vote: 'vote', readTile: 1200 })
  })

  it('may not have the same entry twice', () => {
    const areas = { polls: { tables: { poll: 'tracked' } }, wall: { tables: { poll: 'untracked' } } } as const
    expect(() => joinMembers(areas, 'tables')).toThrow('Two areas of the API have the same entry "poll" of tables.')
  })
})

it('no two areas fill in stored blocks of one type', () => {
  const types = computedServices.liveBlocks.flatMap((live) => [...live.types])
  expect(types.length).toBeGreaterThan(0)
  expect(types.filter((type, index) => types.indexOf(type) !== index)).toEqual([])
})

describe('the walk over the blocks of a page', () => {
  const title = (text: string): Block => ({ type: 'title', data: { text } })
  const group = (...components: Block[]): Block => ({ type: 'group', data: { title: 'group', components } })

  it('replaces blocks inside groups, lists and columns, and keeps the others', () => {
    const page: Block[] = [
      title('a'),
      group(title('b'), { type: 'list', data: { components: [title('c')], total: 1 } }),
      { type: 'columns', data: { columns: [{ components: [title('d')] }, { components: [group(title('a'))] }] } },
    ]
    const replaced = mapBlocks(page, (block) => {
      if (block.type !== 'title') return undefined
      return block.data.text === 'a' ? [] : [title(`${block.data.text}!`), title('more')]
    })
    expect(replaced).toEqual([
      group(title('b!'), title('more'), { type: 'list', data: { components: [title('c!'), title('more')], total: 1 } }),
      { type: 'columns', data: { columns: [{ components: [title('d!'), title('more')] }, { components: [group()] }] } },
    ])
  })

  it('does not walk what it was given instead of a block', () => {
    const seen: string[] = []
    mapBlocks([group(title('old'))], (block) => {
      seen.push(block.type)
      return [group(title('new'))]
    })
    expect(seen).toEqual(['group'])
  })
})
