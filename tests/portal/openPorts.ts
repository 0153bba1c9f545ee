import { expect } from 'vitest'
import { memoryLocation } from 'wouter/memory-location'
import { createPorts } from '../../src/portal/actions/ports'
import { createSession } from '../../src/portal/session/createSession'
import { readPortal } from '../../src/portal/session/readPortal'
import { type Answers, backEnd, portal } from './answers'

/** Opens a page of a portal whose back end gives `answers`, with the ports of its actions. */
export async function openPorts(answers: Answers = {}, path = '/valbeau') {
  const location = memoryLocation({ path, record: true })
  const { fetch, calls } = backEnd(answers)
  const state = {
    portal: readPortal(portal, '/valbeau').portal ?? expect.fail('The portal is sound.'),
    locale: 'fr' as const,
    env: 'desktop' as const,
    now: 0,
    queries: { queries: [], mutations: [] },
    failed: [],
    search: '',
  }
  const session = await createSession({ state, fetch, location, onIssue: () => {} })
  return { ports: createPorts(session), session, location, calls }
}
