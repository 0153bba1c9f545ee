import type { Handler } from '../Handler'
import { saveCard } from './saveCard'

export const postFidelityCard: Handler<'post-fidelity-card'> = ({ type, fields }) =>
  saveCard('POST', '', { ...fields, type })
