import type { Handler } from '../Handler'
import { saveCard } from './saveCard'

export const putFidelityCard: Handler<'put-fidelity-card'> = ({ uid, fields }) =>
  saveCard('PUT', `/${uid}`, { ...fields })
