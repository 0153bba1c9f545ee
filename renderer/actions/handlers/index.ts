import type { Handlers } from '../Handler'
import { a2hs } from './a2hs'
import { acceptLocationBikeParking } from './acceptLocationBikeParking'
import { addNotification } from './addNotification'
import { back } from './back'
import { backHome } from './backHome'
import { cancelAppointment } from './cancelAppointment'
import { closeModal } from './closeModal'
import { configWidget } from './configWidget'
import { confirmParkingLocation } from './confirmParkingLocation'
import { confirmParkingPlate } from './confirmParkingPlate'
import { confirmParkingSession } from './confirmParkingSession'
import { deleteAccount } from './deleteAccount'
import { directions } from './directions'
import { download } from './download'
import { modal } from './modal'
import { navigation } from './navigation'
import { navigationName } from './navigationName'
import { postFidelityCard } from './postFidelityCard'
import { putFidelityCard } from './putFidelityCard'
import { redirect } from './redirect'
import { refresh } from './refresh'
import { refuseLocationBikeParking } from './refuseLocationBikeParking'
import { modalRemoveFav, removeFav } from './removeFav'
import { modalRemoveNotification, removeNotification } from './removeNotification'
import { modalRemoveWidget, removeWidget } from './removeWidget'
import { sendComment } from './sendComment'
import { sendRating } from './sendRating'
import { sendSignal } from './sendSignal'
import { share } from './share'
import { submit } from './submit'
import { updateConfigWidget } from './updateConfigWidget'
import { vote } from './vote'

export const handlers = {
  accept_location_bike_parking: acceptLocationBikeParking,
  'config-widget': configWidget,
  refuse_location_bike_parking: refuseLocationBikeParking,
  'update-config-widget': updateConfigWidget,
  navigation,
  'navigation-name': navigationName,
  redirect,
  back,
  'back-home': backHome,
  modal,
  'close-modal': closeModal,
  'delete-account': deleteAccount,
  refresh,
  submit,
  vote,
  directions,
  share,
  download,
  a2hs,
  add_notification: addNotification,
  remove_notification: removeNotification,
  'remove-notification': modalRemoveNotification,
  remove_fav: removeFav,
  'remove-fav': modalRemoveFav,
  remove_widget: removeWidget,
  'remove-widget': modalRemoveWidget,
  'send-comment': sendComment,
  'send-rating': sendRating,
  'send-signal': sendSignal,
  'cancel-appointment': cancelAppointment,
  'post-fidelity-card': postFidelityCard,
  'put-fidelity-card': putFidelityCard,
  'confirm-parking-session': confirmParkingSession,
  'confirm-parking-plate': confirmParkingPlate,
  'confirm-parking-location': confirmParkingLocation,
} satisfies Handlers
