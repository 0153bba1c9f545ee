import { makeIssue } from '../../../schemas/engine'
import { ActionScene } from './ActionScene'
import { BlockScene } from './BlockScene'
import { IssueCard } from './IssueCard'
import type { Parsed } from './parsePiece'

/** A block or an action alone, or why there is none. */
export function PieceScene({ fixture, parsed }: { fixture: string; parsed: Parsed }) {
  if (!parsed) return <IssueCard issues={[makeIssue('not-json', '', 'The text is not JSON.')]} />
  const { document } = parsed
  return fixture.startsWith('actions/') ? <ActionScene action={document} /> : <BlockScene block={document} />
}
