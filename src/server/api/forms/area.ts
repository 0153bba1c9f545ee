import type { Area } from '../call/Area'
import { fileBodyLimit } from '../submissions/uploads/checkUploads'
import { fillForm, sendReading } from './handlers'
import { ownedForms, ownedReadings } from './ownedForms'

export const forms = {
  handlers: { fillForm, sendReading },
  limits: { fillForm: 'form', sendReading: 'form' },
  bodyLimits: { fillForm: fileBodyLimit },
  tables: { filled_form: 'untracked', meter_reading: 'untracked' },
  owned: { forms: ownedForms, readings: ownedReadings },
} satisfies Area
