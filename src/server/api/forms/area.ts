import type { Area } from '../call/Area'
import { fileBodyLimit } from '../submissions/uploads/checkUploads'
import { fillForm, sendReading } from './handlers'

export const forms = {
  handlers: { fillForm, sendReading },
  limits: { fillForm: 'form', sendReading: 'form' },
  bodyLimits: { fillForm: fileBodyLimit },
  tables: { filled_form: 'untracked', meter_reading: 'untracked' },
} satisfies Area
