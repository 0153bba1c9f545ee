import { type BlockType, blockTypes } from '../../schemas/index'

const asked = process.env.BEFFROI_BLOCK

/** Whether the run is about one block, as in `npm run check <block>`. */
export const isOneBlock = asked !== undefined

/** The block types that the run is about: all of them, or the one that `npm run check <block>` names. */
export const chosenBlocks: readonly BlockType[] = blockTypes.filter((type) => asked === undefined || type === asked)
