import type { Handler } from '../Handler'

export const refuseLocationBikeParking: Handler<'refuse_location_bike_parking'> = function* ({ modal }) {
  yield { effect: 'openModal', modal }
}
