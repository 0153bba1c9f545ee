/** Why an answer of a back end cannot be used. */
export type FaultKind = 'charset' | 'cut-json' | 'media-type' | 'not-json' | 'too-deep' | 'too-large'

/** Thrown for an answer that cannot be used. `detail` tells what was found, without text of the answer. */
export class BackEndFault extends TypeError {
  constructor(
    readonly kind: FaultKind,
    readonly detail: string,
  ) {
    super(`The answer of the back end cannot be used: ${kind} (${detail}).`)
    this.name = 'BackEndFault'
  }
}
