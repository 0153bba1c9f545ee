import type { Members } from '../check/value'
import { actionReaders, blockReaders, headings } from '../generated/lintReaders.js'
import type { DataReader } from './DataVisitor'
import type { RuleContext } from './RuleContext'
import { headingJump, type Outline } from './rules/headingJump'
import { lowContrastOfActions } from './rules/lowContrast'
import { pastEventOfCalendar, pastEventOfCard, pastEventOfPickups } from './rules/pastEvent'
import { singleAnswer } from './rules/singleAnswer'
import { unknownName } from './rules/unknownPath'

/** What is to be done with the blocks of one type. */
export type BlockRules = {
  read: DataReader
  /** Name of the member that is drawn as a heading; true when there always is one. */
  heading: string | true | undefined
  /** What rules say of this type alone. */
  judge: ((teller: RuleContext, data: Members, outline: Outline) => void) | undefined
}

type ActionRules = { read: DataReader; judge: ((teller: RuleContext, data: Members) => void) | undefined }

const onePollAnswer = 'This poll has one answer, which is no choice: give a second one, or say it in a text.'

const ofBlocks: Readonly<Record<string, BlockRules['judge']>> = {
  title: headingJump,
  'content-cell': (teller, data) => {
    if (teller.enabled['past-event']) pastEventOfCard(teller, data)
  },
  'calendar-list': (teller, data) => {
    if (teller.enabled['past-event']) pastEventOfCalendar(teller, data)
  },
  'waste-calendar': (teller, data) => {
    if (teller.enabled['past-event']) pastEventOfPickups(teller, data)
  },
  poll: (teller, data) => {
    if (teller.enabled['single-answer']) singleAnswer(teller, data, 'responses', onePollAnswer)
  },
  'poll-simple': (teller, data) => {
    if (teller.enabled['single-answer']) singleAnswer(teller, data, 'responses', onePollAnswer)
  },
  'action-list': (teller, data) => {
    if (teller.enabled['single-answer'])
      singleAnswer(teller, data, 'items', 'There is one thing to choose, and it has to be confirmed: use a button.')
    if (teller.enabled['low-contrast']) lowContrastOfActions(teller, data)
  },
}

const ofActions: Readonly<Record<string, ActionRules['judge']>> = {
  'navigation-name': (teller, data) => {
    if (teller.enabled['unknown-path']) unknownName(teller, data)
  },
}

/** Looked up for every block, by a text that was just read: an object would have to learn each as a name of its own. */
let blocks: ReadonlyMap<string, BlockRules> | undefined
let actions: ReadonlyMap<string, ActionRules> | undefined

/** What is to be done with a block of a type; undefined when there is no such type. */
export function rulesOfBlock(type: string): BlockRules | undefined {
  blocks ??= new Map(
    Object.entries(blockReaders).map(([name, read]) => [
      name,
      { read, heading: headings[name], judge: ofBlocks[name] },
    ]),
  )
  return blocks.get(type)
}

/** What is to be done with an action of a handler; undefined when there is no such handler. */
export function rulesOfAction(handler: string): ActionRules | undefined {
  actions ??= new Map(Object.entries(actionReaders).map(([name, read]) => [name, { read, judge: ofActions[name] }]))
  return actions.get(handler)
}
