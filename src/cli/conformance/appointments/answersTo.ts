import type { AppointmentForm } from '../../../../schemas'

type Input = AppointmentForm['inputs'][number]

/** Fills in the fields of a form that must be filled in. Fields that this does not know stay empty. */
export const answersTo = (inputs: readonly Input[]): Record<string, unknown> =>
  Object.fromEntries(
    inputs.flatMap((input) => {
      const answer = input.required ? answerTo(input) : undefined
      return answer === undefined ? [] : [[input.name, answer]]
    }),
  )

function answerTo({ inputType, options, minLength = 0 }: Input): unknown {
  const [first] = options ?? []
  if (first !== undefined) return inputType === 'checkbox' ? [first.value] : first.value
  if (inputType === 'email') return 'essai@example.org'
  if (inputType === 'phone') return '+32 470 12 34 56'
  if (inputType === 'number') return 1
  if (inputType === 'checkbox') return true
  if (inputType === 'date') return '2000-02-29'
  return 'Essai de conformité'.padEnd(minLength, '.')
}
