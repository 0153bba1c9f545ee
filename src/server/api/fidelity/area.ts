import type { Area } from '../call/Area'
import {
  createFidelityCard,
  deleteFidelityCard,
  listFidelityCards,
  listFidelityCardTypes,
  readFidelityCard,
  updateFidelityCard,
} from './handlers'

export const fidelity = {
  service: 'fidelity',
  handlers: {
    createFidelityCard,
    deleteFidelityCard,
    listFidelityCardTypes,
    listFidelityCards,
    readFidelityCard,
    updateFidelityCard,
  },
  tables: { fidelity_card: 'untracked' },
} satisfies Area
