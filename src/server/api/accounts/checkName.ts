import { ApiFailure } from '../../http/ApiFailure'

const minLength = 2

/** Returns the name without control characters and surrounding spaces. Throws a 400 when it is too short. */
export function checkName(given: string, pointer: string): string {
  const name = given
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .normalize('NFC')
  if ([...name].length >= minLength) return name
  const message = `A name has at least ${minLength} characters.`
  const issue = { severity: 'error', code: 'out-of-range', pointer, message } as const
  throw new ApiFailure(400, 'invalid-request', 'The request is not as described.', [issue])
}
