/** The renderer as a whole: every block, and the contract of every action. It lists, it does not decide. */
import back from '../schemas/generated/actions/back.js'
import backHome from '../schemas/generated/actions/back-home.js'
import navigation from '../schemas/generated/actions/navigation.js'
import navigationName from '../schemas/generated/actions/navigation-name.js'
import redirect from '../schemas/generated/actions/redirect.js'
import refresh from '../schemas/generated/actions/refresh.js'
import type { ActionContracts } from './engine/ActionContracts'
import { lazy } from './engine/lazy'

export { blocks } from './blocks/index'

/** The contracts of the handlers that most pages use are part of the first script. */
export const actionContracts: ActionContracts = {
  common: {
    back,
    'back-home': backHome,
    navigation,
    'navigation-name': navigationName,
    redirect,
    refresh,
  },
  all: lazy('actions', () => import('../schemas/generated/actions')),
}
