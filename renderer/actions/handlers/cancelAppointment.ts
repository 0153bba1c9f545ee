import type { Handler } from '../Handler'

export const cancelAppointment: Handler<'cancel-appointment'> = function* ({ uid }) {
  const endpoint = `/reservation-service/api/v1/web/appointments/${uid}/cancel`
  const answer = yield { effect: 'call', method: 'POST', endpoint }
  yield { effect: 'reload' }
  return answer
}
