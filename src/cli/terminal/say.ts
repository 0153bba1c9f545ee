import { printable } from './printable'
import { complain } from './standardStreams'

/** Says a sentence in the name of the command, beside the reports. */
export const say = (sentence: string): void => complain(`${printable(`beffroi: ${sentence}`)}\n`)
