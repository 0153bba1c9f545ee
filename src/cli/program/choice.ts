import { InvalidArgumentError, Option } from 'commander'
import { nearest } from '../../../schemas/index'

/** An option that takes one of some values; of any other it says which is the nearest. */
export function choice(flags: string, description: string, values: readonly string[]): Option {
  return new Option(flags, description).choices(values).argParser((given: string) => chosen(given, values))
}

/** The value itself when it is one of those allowed. Throws what the shell's user is told otherwise. */
export function chosen(given: string, values: readonly string[]): string {
  if (values.includes(given)) return given
  const likely = nearest(given, values)
  throw new InvalidArgumentError(
    `${likely === undefined ? '' : `Did you mean ${likely}? `}Allowed choices are ${values.join(', ')}.`,
  )
}
