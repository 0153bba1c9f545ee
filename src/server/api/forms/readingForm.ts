import type { FormField } from '../../../../schemas/inputs/FormField'

/** The fields of every meter reading, which have columns in the database. */
const inputs: FormField[] = [
  { name: 'index', label: 'Index', inputType: 'index', required: true },
  { name: 'meter', label: 'Number of the meter', inputType: 'text', minLength: 1, maxLength: 40 },
  { name: 'date', label: 'Read on', inputType: 'date' },
]

export const readingForm = { inputs }
