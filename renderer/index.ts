/** The renderer as a whole: every block, every handler and the contract of each. It lists, it does not decide. */
export { actions as actionContracts } from '../schemas/generated/actions'
export { handlers } from './actions/handlers/index'
export { blocks } from './blocks/index'
