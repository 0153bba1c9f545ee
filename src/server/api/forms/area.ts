import type { Area, Tracked } from '../Area'
import { fileBodyLimit } from '../submissions/uploads/uploads'
import { eraseForms } from './eraseForms'
import type { FormTables } from './FormTables'
import { fillForm } from './handlers'
import { ownedForms, ownedReadings } from './ownedForms'
import { sendReading } from './sendReading'
import { readFilledForm, readMeterReading } from './townMails'

export const forms = {
  handlers: { fillForm, sendReading },
  limits: { fillForm: 'form', sendReading: 'form' },
  bodyLimits: { fillForm: fileBodyLimit, sendReading: fileBodyLimit },
  tables: { filled_form: 'untracked', meter_reading: 'untracked' } satisfies Tracked<FormTables>,
  owned: { forms: ownedForms, readings: ownedReadings },
  submissions: {
    form: { table: 'filled_form', read: readFilledForm },
    reading: { table: 'meter_reading', read: readMeterReading },
  },
  deleteExpired: ({ db, now, personalDataDays }) => eraseForms(db, now(), personalDataDays),
} satisfies Area
