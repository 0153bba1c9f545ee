import type { Handlers } from '../Handler'
import { back } from './back'
import { backHome } from './backHome'
import { closeModal } from './closeModal'
import { modal } from './modal'
import { navigation } from './navigation'
import { navigationName } from './navigationName'
import { redirect } from './redirect'
import { refresh } from './refresh'
import { submit } from './submit'
import { vote } from './vote'

export const handlers = {
  navigation,
  'navigation-name': navigationName,
  redirect,
  back,
  'back-home': backHome,
  modal,
  'close-modal': closeModal,
  refresh,
  submit,
  vote,
} satisfies Handlers
