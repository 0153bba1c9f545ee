import { ApiFailure } from '../../http/ApiFailure'
import { commonPasswords } from './commonPasswords'

/** In code points, after NFC normalisation. */
const minLength = 8

/**
 * Refuses a new password that is too short or easy to guess; any mix of characters is allowed. Throws a 400 whose issue has the
 * code `out-of-range` or `wrong-value`.
 */
export function checkPassword(password: string, email: string): void {
  const text = password.normalize('NFC')
  if ([...text].length < minLength) refuse('out-of-range', `A password has at least ${minLength} characters.`)
  const small = text.toLowerCase()
  const [name = ''] = email.split('@')
  if (commonPasswords.has(small) || isMonotonous(small) || small === email || small === name) {
    refuse('wrong-value', 'This password is among the first that others try.')
  }
}

/** Whether the password has at most two distinct characters or is a sequence such as `23456789` or `hgfedcba`. */
function isMonotonous(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return new Set(codes).size <= 2 || (steps.size === 1 && (steps.has(1) || steps.has(-1)))
}

function refuse(code: string, message: string): never {
  const issue = { severity: 'error', code, pointer: '/body/password', message } as const
  throw new ApiFailure(400, 'invalid-request', 'The password cannot be used.', [issue])
}
