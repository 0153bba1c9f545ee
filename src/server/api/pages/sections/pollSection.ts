import type { Block } from '../../../../../schemas'
import { pollBlock } from '../../blocks/pollBlock'
import { findPoll } from '../../polls/findPoll'
import { localized } from '../../scope/localized'
import type { Scope } from '../../scope/Scope'
import type { SectionContext } from './SectionPlace'
import { titledGroup } from './titledGroup'

/** A poll, under a heading when the section has one. */
export async function pollSection(scope: Scope, place: SectionContext): Promise<Block[]> {
  const { section } = place
  const poll = section.poll ? await findPoll(scope.db, section.poll, scope.anonymousUid) : undefined
  if (!poll) return []
  const block = pollBlock(poll, scope)
  const heading = section.translations ? localized(section.translations, scope).title : undefined
  return [heading ? titledGroup(scope, place, heading, [block]) : block]
}
