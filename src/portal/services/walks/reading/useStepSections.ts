import { useEffect, useState } from 'react'
import { imageUrl } from '../../../location/urls'
import type { Session } from '../../../session/Session'
import { useSession } from '../../../session/Session'
import type { Section } from '../store/OfflineWalk'
import { walkStepQuery } from '../walkQueries'
import { sectionsOf } from './sectionsOf'

/** Width of the pictures in CSS pixels. */
const pictureWidth = 800

/** The texts of a walk's steps by uid, once all that can be read are loaded. */
export function useStepSections(
  walk: string,
  steps: readonly { readonly uid: string }[],
): ReadonlyMap<string, readonly Section[]> {
  const session = useSession()
  const [texts, setTexts] = useState<ReadonlyMap<string, readonly Section[]>>(new Map())
  useEffect(() => {
    let isHere = true
    Promise.all(steps.map(({ uid }) => readStep(session, walk, uid))).then(
      (entries) => isHere && setTexts(new Map(entries)),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [session, walk, steps])
  return texts
}

async function readStep(session: Session, walk: string, uid: string): Promise<[string, Section[]]> {
  const query = walkStepQuery(session.scope, walk, uid)
  await session.queries.load(query)
  const answer = session.queries.read(query)
  const components = answer && 'data' in answer ? answer.data.components : []
  return [uid, sectionsOf(components, (source) => imageUrl(source, { width: pictureWidth, height: 0 }))]
}
