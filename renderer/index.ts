/** The renderer as a whole: every block, and the contract of every action. It lists, it does not decide. */
export { actions as actionContracts } from '../schemas/generated/actions'
export { blocks } from './blocks/index'
