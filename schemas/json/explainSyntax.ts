import { describeSyntaxFault, type SyntaxDescription } from './describeSyntaxFault'
import { findSyntaxFault } from './findSyntaxFault'

/** Why a text is not strict JSON, and where: the first fault in one sentence. Undefined when it is JSON. */
export function explainSyntax(text: string): SyntaxDescription | undefined {
  const fault = findSyntaxFault(text)
  return fault && describeSyntaxFault(text, fault)
}
