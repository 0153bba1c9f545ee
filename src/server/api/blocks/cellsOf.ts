import type { Block } from '../../../../schemas'

/** Cards or buttons of one kind in as many columns as there is room for. All of them are there: there is no more. */
export const cellList = (id: string, blocks: readonly Block[]): Block<'list'> => ({
  type: 'list',
  id,
  data: { components: [...blocks], total: blocks.length },
})
