import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { readDraft, storeDraft } from '../drafts/fixtureDraft'
import type { Fixture } from '../fixtures/catalogue'
import type { Received } from '../share/ReceivedNote'
import { dropFragment } from '../share/sharedFragment'
import { useReceivedDocument } from '../share/useReceivedDocument'

/** The text of a fixture as it is changed, and where the changes come from. */
export type FixtureText = {
  text: string
  /** The last valid JSON, which the preview shows while the user types. */
  rendered: string
  /** Whether the changes come from an earlier visit. */
  isRestored: boolean
  /** Whether the text came by the link of this page. */
  received: Received | undefined
  /** Changes the text. Returns whether it is JSON, so that it is drawn. */
  change(next: string): boolean
}

/** The text of a fixture: as a link brings it, or else as it was changed on an earlier visit, or else the original. */
export function useFixtureText(fixture: Fixture, original: string): FixtureText {
  const [params] = useSearchParams()
  const [stored] = useState(() => readDraft(fixture.id))
  const [state, setState] = useState({
    text: stored?.text ?? original,
    rendered: stored?.rendered ?? original,
    isRestored: stored !== undefined,
  })
  const [received, setReceived] = useState<Received>()
  const isWanted = (params.get('fixture') ?? '') === fixture.name
  useReceivedDocument(isWanted, (document) => {
    setReceived(document ? 'document' : 'damaged')
    // It is stored once it is changed, so that it replaces no changes of one's own that are only looked away from.
    if (document) setState({ ...withText(state.rendered, document.text), isRestored: false })
  })
  const change = (text: string) => {
    const next = withText(state.rendered, text)
    setState({ ...next, isRestored: state.isRestored && text !== original })
    setReceived(undefined)
    dropFragment()
    storeDraft(fixture.id, text === original ? undefined : next)
    return next.rendered === text
  }
  return { ...state, received, change }
}

const withText = (rendered: string, text: string) => ({ text, rendered: isParsable(text) ? text : rendered })

function isParsable(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
