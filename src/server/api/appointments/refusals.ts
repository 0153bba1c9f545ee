import type { Slot } from '../../../../schemas'
import { ApiFailure } from '../../http/ApiFailure'
import { type FormValues, parseForm } from '../submissions/parseForm'

type Parsing = Parameters<typeof parseForm>

/** Parses the form of an appointment. Throws a 400 `INVALID_PAYLOAD` with the issues of every field. */
export function parseValues(form: Parsing[0], values: FormValues, submission: Parsing[2]): FormValues {
  try {
    return parseForm(form, values, submission)
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 400) throw error
    const issues = error.issues.map((issue) => ({
      ...issue,
      pointer: issue.pointer.replace(/^\/body/, '/body/values'),
    }))
    throw new ApiFailure(400, 'INVALID_PAYLOAD', error.message, issues)
  }
}

/** The 400 for a slot that another visitor has, with the nearest free ones. */
export class SlotTaken extends ApiFailure {
  override readonly details: { slots: Slot[] }

  constructor(slots: Slot[]) {
    super(400, 'ALREADY_BLOCKED', 'The slot is taken.')
    this.details = { slots }
  }
}

/** The 400 for a hold that has expired or never was. */
export const holdExpired = (): ApiFailure => new ApiFailure(400, 'ELEMENT_NOT_EXISTS', 'The slot is no longer held.')

/** The 409 for an appointment that is over, cancelled, or too near. */
export const tooLate = (): ApiFailure => new ApiFailure(409, 'conflict', 'The appointment can no longer be changed.')
