import type { Block } from '../../../../schemas'

/** Blocks side by side, one a column. */
export const columnsOf = (id: string, blocks: readonly Block[]): Block<'columns'> => ({
  type: 'columns',
  id,
  data: { columns: blocks.map((block) => ({ components: [block] })) },
})
